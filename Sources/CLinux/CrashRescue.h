#pragma once

/// Writes the prepared rescue and says so on the terminal. Async-signal-safe; the first call has an effect.
void clinux_write_rescue(int terminal);
