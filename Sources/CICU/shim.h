// Collation, dates and currencies of the ICU that is in the Swift toolchain and comes along with FoundationInternationalization.
// The toolchain has no headers of it: these are the functions that are needed, as ICU's ucol.h has them, under
// the names that the toolchain gives them.
#pragma once
#include <stdint.h>

typedef struct UCollator UCollator;

extern UCollator *swift_ucol_open(const char *locale, int32_t *status);
extern void swift_ucol_close(UCollator *collator);

/// The length of the sort key with its final 0, also where `capacity` is less.
extern int32_t swift_ucol_getSortKey(
  const UCollator *collator, const uint16_t *source, int32_t length, uint8_t *result, int32_t capacity);

// Dates, as ICU's udat.h has them. Styles are 0 (full) to 3 (short), and -1 for none.
typedef struct UDateFormat UDateFormat;

extern UDateFormat *swift_udat_open(
  int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *zone, int32_t zoneLength,
  const uint16_t *pattern, int32_t patternLength, int32_t *status);
extern void swift_udat_close(UDateFormat *format);

/// The length of the pattern, also where `capacity` is less.
extern int32_t swift_udat_toPattern(
  const UDateFormat *format, int8_t localized, uint16_t *result, int32_t capacity, int32_t *status);

/// The length of the name, also where `capacity` is less.
extern int32_t swift_udat_getSymbols(
  const UDateFormat *format, int32_t type, int32_t index, uint16_t *result, int32_t capacity,
  int32_t *status);

// Names of currencies, as ICU's ucurr.h has them. The names are ICU's own: they are not freed.

/// Styles are 0 for the symbol of a locale, and 2 for the symbol where the currency is paid with.
extern const uint16_t *swift_ucurr_getName(
  const uint16_t *code, const char *locale, int32_t style, int8_t *isChoiceFormat, int32_t *length,
  int32_t *status);

/// The name for a number of the plural category `count`: `one`, `few`, `other`.
extern const uint16_t *swift_ucurr_getPluralName(
  const uint16_t *code, const char *locale, int8_t *isChoiceFormat, const char *count, int32_t *length,
  int32_t *status);


// Encodings, as ICU's ucnv.h has them.
typedef struct UConverter UConverter;

extern UConverter *swift_ucnv_open(const char *name, int32_t *status);
extern void swift_ucnv_close(UConverter *converter);

/// The length of the text, also where `capacity` is less; what is invalid becomes U+FFFD.
extern int32_t swift_ucnv_toUChars(
  UConverter *converter, uint16_t *result, int32_t capacity, const char *source, int32_t length,
  int32_t *status);
