#pragma once
// libsodium, opened when something is first encrypted or decrypted: without it on the machine everything else works, and
// no other start pays for it. Declared here after https://doc.libsodium.org, so that the build needs no headers of it.
#include <stddef.h>
#include <stdint.h>

/// Opens the library, once; returns NULL, or why it can't be used. Nothing else is called before.
const char *csodium_load(void);

/// ChaCha20-Poly1305 with a nonce of 12 bytes (RFC 8439): `sealed` has 16 bytes more than `plain`.
void csodium_seal(
  uint8_t *sealed, const uint8_t *plain, size_t count, const uint8_t *nonce, const uint8_t *key);
/// False if `sealed` is not what the key has sealed; then `plain` says nothing.
int csodium_open(
  uint8_t *plain, const uint8_t *sealed, size_t count, const uint8_t *nonce, const uint8_t *key);

/// The public key of a secret one, of 32 bytes each (RFC 7748).
void csodium_x25519_public(uint8_t *public_key, const uint8_t *secret_key);
/// The secret that two keys share; false if the public one leads everyone to the same.
int csodium_x25519(uint8_t *shared, const uint8_t *secret_key, const uint8_t *public_key);

/// HMAC-SHA256, of 32 bytes (RFC 2104).
void csodium_hmac_sha256(
  uint8_t *code, const uint8_t *key, size_t key_count, const uint8_t *text, size_t count);

/// scrypt (RFC 7914) with blocks of 8 and no parallelism; false without memory for it.
int csodium_scrypt(
  uint8_t *key, size_t key_count, const uint8_t *password, size_t password_count,
  const uint8_t *salt, size_t salt_count, uint64_t rounds);
