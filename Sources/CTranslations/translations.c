#include "CTranslations.h"
#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

/// A line for each language.
static const unsigned char all[] = {
#embed "po/zh-Hans.po" suffix(, 0,)
  0
};

const unsigned char *translations(void) { return all; }

const unsigned char *next_entry(const unsigned char *bytes, const unsigned char *end) {
  while (bytes < end) {
    const unsigned char *newline = memchr(bytes, '\n', end - bytes);
    if (!newline || newline + 1 >= end) return end;
    if (newline[1] == '\n') return newline + 2;
    bytes = newline + 1;
  }
  return end;
}
