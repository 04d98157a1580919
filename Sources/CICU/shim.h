// Collation of the ICU that is in the Swift toolchain and comes along with FoundationInternationalization.
// The toolchain has no headers of it: these are the three functions that are needed, as ICU's ucol.h has them, under
// the names that the toolchain gives them.
#pragma once
#include <stdint.h>

typedef struct UCollator UCollator;

extern UCollator *swift_ucol_open(const char *locale, int32_t *status);
extern void swift_ucol_close(UCollator *collator);

/// The length of the sort key with its final 0, also where `capacity` is less.
extern int32_t swift_ucol_getSortKey(
  const UCollator *collator, const uint16_t *source, int32_t length, uint8_t *result, int32_t capacity);
