#include "CSodium.h"
#include <dlfcn.h>
#include <pthread.h>

// The functions of the library that are called: what each returns, its name, its parameters.
#define FUNCTIONS(FUNCTION) \
  FUNCTION(int, sodium_init, (void)) \
  FUNCTION(int, crypto_aead_chacha20poly1305_ietf_encrypt, \
           (uint8_t *, unsigned long long *, const uint8_t *, unsigned long long, const uint8_t *, \
            unsigned long long, const uint8_t *, const uint8_t *, const uint8_t *)) \
  FUNCTION(int, crypto_aead_chacha20poly1305_ietf_decrypt, \
           (uint8_t *, unsigned long long *, uint8_t *, const uint8_t *, unsigned long long, \
            const uint8_t *, unsigned long long, const uint8_t *, const uint8_t *)) \
  FUNCTION(int, crypto_scalarmult_curve25519_base, (uint8_t *, const uint8_t *)) \
  FUNCTION(int, crypto_scalarmult_curve25519, (uint8_t *, const uint8_t *, const uint8_t *)) \
  FUNCTION(size_t, crypto_auth_hmacsha256_statebytes, (void)) \
  FUNCTION(int, crypto_auth_hmacsha256_init, (void *, const uint8_t *, size_t)) \
  FUNCTION(int, crypto_auth_hmacsha256_update, (void *, const uint8_t *, unsigned long long)) \
  FUNCTION(int, crypto_auth_hmacsha256_final, (void *, uint8_t *)) \
  FUNCTION(void, sodium_memzero, (void *, size_t)) \
  FUNCTION(int, crypto_pwhash_scryptsalsa208sha256_ll, \
           (const uint8_t *, size_t, const uint8_t *, size_t, uint64_t, uint32_t, uint32_t, \
            uint8_t *, size_t))

#define POINTER(result, name, parameters) result (*name) parameters;
static struct { FUNCTIONS(POINTER) } library;

// More than a state takes, which is two of SHA-256: 208 bytes.
typedef struct { _Alignas(64) uint8_t bytes[512]; } hmac_state;

static const char *reason;

static void load(void) {
  // Each release that changed its interface has a number of its own; what is called here is in all of them.
  static const char *const names[] = {"libsodium.so.23", "libsodium.so.26"};
  void *handle = NULL;
  for (size_t index = 0; handle == NULL && index < sizeof names / sizeof *names; index++) {
    handle = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL && reason == NULL) reason = dlerror();
  }
  if (handle == NULL) {
    if (reason == NULL) reason = names[0];
    return;
  }
  reason = NULL;
#define LOOK_UP(result, name, parameters) \
  *(void **)&library.name = dlsym(handle, #name); \
  if (library.name == NULL) reason = #name;
  FUNCTIONS(LOOK_UP)
  if (reason != NULL) return;
  if (library.sodium_init() < 0) reason = "sodium_init";
  if (library.crypto_auth_hmacsha256_statebytes() > sizeof(hmac_state)) {
    reason = "crypto_auth_hmacsha256_statebytes";
  }
}

const char *csodium_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return reason;
}

void csodium_seal(
  uint8_t *sealed, const uint8_t *plain, size_t count, const uint8_t *nonce, const uint8_t *key) {
  library.crypto_aead_chacha20poly1305_ietf_encrypt(
    sealed, NULL, plain, count, NULL, 0, NULL, nonce, key);
}

int csodium_open(
  uint8_t *plain, const uint8_t *sealed, size_t count, const uint8_t *nonce, const uint8_t *key) {
  return library.crypto_aead_chacha20poly1305_ietf_decrypt(
           plain, NULL, NULL, sealed, count, NULL, 0, nonce, key) == 0;
}

void csodium_x25519_public(uint8_t *public_key, const uint8_t *secret_key) {
  library.crypto_scalarmult_curve25519_base(public_key, secret_key);
}

int csodium_x25519(uint8_t *shared, const uint8_t *secret_key, const uint8_t *public_key) {
  return library.crypto_scalarmult_curve25519(shared, secret_key, public_key) == 0;
}

void csodium_hmac_sha256(
  uint8_t *code, const uint8_t *key, size_t key_count, const uint8_t *text, size_t count) {
  hmac_state state;
  library.crypto_auth_hmacsha256_init(&state, key, key_count);
  library.crypto_auth_hmacsha256_update(&state, text, count);
  library.crypto_auth_hmacsha256_final(&state, code);
  library.sodium_memzero(&state, sizeof state);
}

int csodium_scrypt(
  uint8_t *key, size_t key_count, const uint8_t *password, size_t password_count,
  const uint8_t *salt, size_t salt_count, uint64_t rounds) {
  return library.crypto_pwhash_scryptsalsa208sha256_ll(
           password, password_count, salt, salt_count, rounds, 8, 1, key, key_count) == 0;
}
