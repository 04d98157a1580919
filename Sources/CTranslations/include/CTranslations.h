#pragma once
#include <stddef.h>

/// All translations, each a file of gettext's .po format, one behind the other, with a zero byte behind each.
/// An empty one is the last.
const unsigned char *_Nonnull translations(void);

/// The first entry of a file that begins behind some of its bytes, as an empty line parts it from the one before it;
/// the end if there is none.
const unsigned char *_Nonnull next_entry(
  const unsigned char *_Nonnull bytes, const unsigned char *_Nonnull end);
