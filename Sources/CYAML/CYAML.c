#include "CYAML.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

// The functions of the library that are called: what each returns, its name behind fy_, its parameters.
#define FUNCTIONS(FUNCTION) \
  FUNCTION(void *, diag_create, (const void *)) \
  FUNCTION(void, diag_destroy, (void *)) \
  FUNCTION(void, diag_set_collect_errors, (void *, bool)) \
  FUNCTION(void, diag_cfg_default, (printing *)) \
  FUNCTION(const fault *, diag_errors_iterate, (void *, void **)) \
  FUNCTION(void *, parser_create, (const configuration *)) \
  FUNCTION(void, parser_destroy, (void *)) \
  FUNCTION(int, parser_set_string, (void *, const char *, size_t)) \
  FUNCTION(const int *, parser_parse, (void *)) \
  FUNCTION(void, parser_event_free, (void *, const int *)) \
  FUNCTION(bool, parser_get_stream_error, (void *)) \
  FUNCTION(void *, event_get_token, (const int *)) \
  FUNCTION(void *, event_get_anchor_token, (const int *)) \
  FUNCTION(void *, event_get_tag_token, (const int *)) \
  FUNCTION(const mark *, event_start_mark, (const int *)) \
  FUNCTION(const mark *, event_end_mark, (const int *)) \
  FUNCTION(bool, document_event_is_implicit, (const int *)) \
  FUNCTION(int, event_get_node_style, (const int *)) \
  FUNCTION(const mark *, token_start_mark, (void *)) \
  FUNCTION(const mark *, token_end_mark, (void *)) \
  FUNCTION(const char *, token_get_text, (void *, size_t *)) \
  FUNCTION(int, scalar_token_get_style, (void *))

typedef struct {
  const char *search_path;
  int flags;
  void *context;
  void *diagnostics;
} configuration;

typedef struct {
  size_t offset;
  int line, column;
} mark;

typedef struct {
  int type, module;
  void *token;
  const char *message, *file;
  int line, column;
} fault;

// Where the library prints: faults that it doesn't collect, too.
typedef struct {
  void *file;
  void (*print)(void *, void *, const char *, size_t);
  char rest[128];
} printing;

static void print_nothing(void *diagnostics, void *context, const char *text, size_t length) {}

#define POINTER(result, name, parameters) result (*name) parameters;
static struct { FUNCTIONS(POINTER) } library;

// The library's own numbers.
enum { QUIET = 1 << 0, NO_DEPTH_LIMIT = 1 << 6, SLOPPY_FLOW = 1 << 14, NEVER_JSON = 1 << 16 };
enum {
  NONE, STREAM_START, STREAM_END, DOCUMENT_START, DOCUMENT_END, MAPPING_START, MAPPING_END,
  SEQUENCE_START, SEQUENCE_END, SCALAR, ALIAS
};
enum { FLOW_STYLE = 0 };

struct cyaml_reader {
  void *parser, *diagnostics;
  const int *event;
};

static const char *reason;

static void load(void) {
  void *handle = dlopen("libfyaml.so.0", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) {
    reason = dlerror();
    if (reason == NULL) reason = "libfyaml.so.0";
    return;
  }
#define LOOK_UP(result, name, parameters) \
  *(void **)&library.name = dlsym(handle, "fy_" #name); \
  if (library.name == NULL) reason = "fy_" #name;
  FUNCTIONS(LOOK_UP)
}

const char *cyaml_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return reason;
}

cyaml_reader *cyaml_open(const char *text, size_t length) {
  cyaml_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  printing silence;
  library.diag_cfg_default(&silence);
  silence.file = NULL;
  silence.print = print_nothing;
  reader->diagnostics = library.diag_create(&silence);
  if (reader->diagnostics != NULL) library.diag_set_collect_errors(reader->diagnostics, true);
  configuration settings = {NULL, QUIET | NO_DEPTH_LIMIT | SLOPPY_FLOW | NEVER_JSON, NULL, reader->diagnostics};
  reader->parser = library.parser_create(&settings);
  if (reader->parser == NULL || library.parser_set_string(reader->parser, text, length) != 0) {
    cyaml_close(reader);
    return NULL;
  }
  return reader;
}

static void free_event(cyaml_reader *reader) {
  if (reader->event != NULL) library.parser_event_free(reader->parser, reader->event);
  reader->event = NULL;
}

void cyaml_close(cyaml_reader *reader) {
  free_event(reader);
  if (reader->parser != NULL) library.parser_destroy(reader->parser);
  if (reader->diagnostics != NULL) library.diag_destroy(reader->diagnostics);
  free(reader);
}

static void set_range(void *token, long *start, long *end) {
  const mark *first = token == NULL ? NULL : library.token_start_mark(token);
  const mark *last = token == NULL ? NULL : library.token_end_mark(token);
  *start = first == NULL ? -1 : (long)first->offset;
  *end = last == NULL ? -1 : (long)last->offset;
}

static void set_properties(const int *read, cyaml_event *event) {
  set_range(library.event_get_anchor_token(read), &event->anchor_start, &event->anchor_end);
  void *tag = library.event_get_tag_token(read);
  set_range(tag, &event->tag_start, &event->tag_end);
  if (tag != NULL) event->tag = library.token_get_text(tag, &event->tag_length);
}

static void set_scalar(const int *read, cyaml_event *event) {
  void *token = library.event_get_token(read);
  if (token == NULL) return;
  int style = library.scalar_token_get_style(token);
  event->style = style < 0 ? CYAML_PLAIN : (cyaml_style)style;
  event->text = library.token_get_text(token, &event->text_length);
}

void cyaml_next(cyaml_reader *reader, cyaml_event *event) {
  static const cyaml_kind kinds[] = {
    CYAML_END, CYAML_END, CYAML_END, CYAML_DOCUMENT_START, CYAML_DOCUMENT_END, CYAML_MAPPING_START,
    CYAML_MAPPING_END, CYAML_SEQUENCE_START, CYAML_SEQUENCE_END, CYAML_SCALAR, CYAML_ALIAS
  };
  *event = (cyaml_event){
    .start = -1, .end = -1, .anchor_start = -1, .anchor_end = -1, .tag_start = -1, .tag_end = -1};
  do {
    free_event(reader);
    reader->event = library.parser_parse(reader->parser);
  } while (reader->event != NULL && *reader->event == STREAM_START);
  const int *read = reader->event;
  if (read == NULL || *read > ALIAS) {
    event->kind = library.parser_get_stream_error(reader->parser) ? CYAML_FAULT : CYAML_END;
    return;
  }
  event->kind = kinds[*read];
  const mark *first = library.event_start_mark(read), *last = library.event_end_mark(read);
  if (first != NULL) event->start = (long)first->offset;
  if (last != NULL) event->end = (long)last->offset;
  switch (*read) {
    case DOCUMENT_START:
    case DOCUMENT_END:
      event->is_explicit = !library.document_event_is_implicit(read);
      break;
    case MAPPING_START:
    case SEQUENCE_START:
      event->is_explicit = library.event_get_node_style(read) == FLOW_STYLE;
      set_properties(read, event);
      break;
    case SCALAR:
      set_properties(read, event);
      set_scalar(read, event);
      break;
  }
}

const char *cyaml_fault(cyaml_reader *reader, int *line, int *column) {
  void *last = NULL;
  const fault *found =
    reader->diagnostics == NULL ? NULL : library.diag_errors_iterate(reader->diagnostics, &last);
  *line = found == NULL || found->line < 0 ? 0 : found->line;
  *column = found == NULL || found->column < 0 ? 0 : found->column;
  return found == NULL ? NULL : found->message;
}
