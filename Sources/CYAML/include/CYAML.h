#pragma once
// libfyaml's reader of events, opened when the first YAML file is read: without the library everything else works.
// Declared here after https://pantoniou.github.io/libfyaml, so that the build needs no headers of it.
#include <stddef.h>

typedef struct cyaml_reader cyaml_reader;

typedef enum {
  CYAML_DOCUMENT_START,
  CYAML_DOCUMENT_END,
  CYAML_MAPPING_START,
  CYAML_MAPPING_END,
  CYAML_SEQUENCE_START,
  CYAML_SEQUENCE_END,
  CYAML_SCALAR,
  CYAML_ALIAS,
  CYAML_END,
  CYAML_FAULT
} cyaml_kind;

typedef enum {
  CYAML_PLAIN, CYAML_SINGLE_QUOTED, CYAML_DOUBLE_QUOTED, CYAML_LITERAL, CYAML_FOLDED
} cyaml_style;

/// Offsets are those of the text that is read; -1 where the event has no such thing.
typedef struct {
  cyaml_kind kind;
  /// Of a scalar that is written.
  cyaml_style style;
  /// Of a collection: it has brackets. Of a document: it begins, or ends, with a marker.
  int is_explicit;
  /// Of scalars: between the quotes, or after the header's line. Of an alias: its name.
  long start, end;
  /// The anchor's name, without `&`.
  long anchor_start, anchor_end;
  long tag_start, tag_end;
  /// The scalar's text, or the tag with its prefix for `tag`; valid until the next event.
  const char *text, *tag;
  size_t text_length, tag_length;
} cyaml_event;

/// Opens the library, once. NULL: it is there; else the system's reason why not.
/// Nothing below may be called before it is there.
const char *cyaml_load(void);

/// A reader of a text in UTF-8, which must stay where it is. NULL: no memory.
cyaml_reader *cyaml_open(const char *text, size_t length);
void cyaml_close(cyaml_reader *reader);
void cyaml_next(cyaml_reader *reader, cyaml_event *event);
/// The library's words for the fault, and its line and column from 1 on; 0 if they are unknown.
const char *cyaml_fault(cyaml_reader *reader, int *line, int *column);
