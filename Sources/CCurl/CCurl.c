#define _GNU_SOURCE
#include "CCurl.h"
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

typedef struct curl_list curl_list;
// The library's own name for them is a multi handle.
typedef struct {
  int kind;
  void *easy;
  union {
    void *whatever;
    int result;
  } data;
} curl_message;

// The functions of the library that are called: what each returns, its name behind curl_, its parameters.
#define FUNCTIONS(FUNCTION) \
  FUNCTION(int, global_init, (long)) \
  FUNCTION(void *, easy_init, (void)) \
  FUNCTION(int, easy_setopt, (void *, int, ...)) \
  FUNCTION(int, easy_getinfo, (void *, int, ...)) \
  FUNCTION(const char *, easy_strerror, (int)) \
  FUNCTION(void, easy_cleanup, (void *)) \
  FUNCTION(curl_list *, slist_append, (curl_list *, const char *)) \
  FUNCTION(void, slist_free_all, (curl_list *)) \
  FUNCTION(ccurl_connections *, multi_init, (void)) \
  FUNCTION(int, multi_add_handle, (ccurl_connections *, void *)) \
  FUNCTION(int, multi_perform, (ccurl_connections *, int *)) \
  FUNCTION(int, multi_wait, (ccurl_connections *, void *, unsigned, int, int *)) \
  FUNCTION(curl_message *, multi_info_read, (ccurl_connections *, int *)) \
  FUNCTION(int, multi_remove_handle, (ccurl_connections *, void *)) \
  FUNCTION(int, multi_cleanup, (ccurl_connections *))

#define POINTER(result, name, parameters) result (*name) parameters;
static struct { FUNCTIONS(POINTER) } library;

// libcurl's own numbers: what takes a long is below 10000, a pointer to data from there, to a function from 20000.
enum {
  LOW_SPEED_LIMIT = 19,
  LOW_SPEED_TIME = 20,
  SSLVERSION = 32,
  FOLLOWLOCATION = 52,
  SSL_VERIFYPEER = 64,
  SSL_VERIFYHOST = 81,
  NOSIGNAL = 99,
  TIMEOUT_MS = 155,
  CONNECTTIMEOUT_MS = 156,
  PROTOCOLS = 181,
  WRITEDATA = 10001,
  URL = 10002,
  PROXY = 10004,
  ERRORBUFFER = 10010,
  USERAGENT = 10018,
  HTTPHEADER = 10023,
  HEADERDATA = 10029,
  CAINFO = 10065,
  CAPATH = 10097,
  ACCEPT_ENCODING = 10102,
  WRITEFUNCTION = 20011,
  HEADERFUNCTION = 20079,

  INFO_STATUS = 0x200002,
  INFO_REDIRECT = 0x10001F,
  INFO_LENGTH = 0x60000F,

  GLOBAL_DEFAULT = 3,
  PROTOCOL_HTTP = 1,
  PROTOCOL_HTTPS = 2,
  TLS_1_2 = 6,
  IS_DONE = 1,
  FAILED_INIT = 2
};

/// The headers that are looked at, and the longest value that is kept.
enum { HEADER_COUNT = 3, HEADER_SIZE = 1024, ERROR_SIZE = 256 };
static const char *const header_names[HEADER_COUNT] = {"etag", "last-modified", "cache-control"};

struct ccurl_transfer {
  void *easy;
  ccurl_connections *multi;
  curl_list *list;
  ccurl_sink sink;
  void *context;
  int code;
  int has_ended;
  char error[ERROR_SIZE];
  char headers[HEADER_COUNT][HEADER_SIZE];
};

static atomic_int count;
static const char *reason;

static void load(void) {
  void *handle = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) {
    reason = dlerror();
    if (reason == NULL) reason = "libcurl.so.4";
    return;
  }
#define LOOK_UP(result, name, parameters) \
  *(void **)&library.name = dlsym(handle, "curl_" #name); \
  if (library.name == NULL) reason = "curl_" #name;
  FUNCTIONS(LOOK_UP)
  if (reason == NULL && library.global_init(GLOBAL_DEFAULT) != 0) reason = "curl_global_init";
}

const char *ccurl_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return reason;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
  ccurl_transfer *transfer = context;
  size_t all = size * count;
  return transfer->sink(transfer->context, bytes, all) ? all : 0;
}

static size_t take_header(char *bytes, size_t size, size_t count, void *context) {
  ccurl_transfer *transfer = context;
  size_t all = size * count;
  // Another answer begins, as behind that of a proxy.
  if (all >= 5 && memcmp(bytes, "HTTP/", 5) == 0) {
    memset(transfer->headers, 0, sizeof transfer->headers);
    return all;
  }
  for (int index = 0; index < HEADER_COUNT; index++) {
    size_t length = strlen(header_names[index]);
    if (all <= length || bytes[length] != ':') continue;
    if (strncasecmp(bytes, header_names[index], length) != 0) continue;
    const char *start = bytes + length + 1, *end = bytes + all;
    while (start < end && (*start == ' ' || *start == '\t')) start++;
    while (end > start && (unsigned char)end[-1] <= ' ') end--;
    size_t kept = (size_t)(end - start);
    char *target = transfer->headers[index];
    // A header that comes twice says both.
    size_t before = strlen(target);
    if (before > 0) target[before++] = ',';
    if (before + kept >= HEADER_SIZE || memchr(start, 0, kept) != NULL) {
      target[0] = 0;
      continue;
    }
    memcpy(target + before, start, kept);
    target[before + kept] = 0;
  }
  return all;
}

#define SET(option, value) (library.easy_setopt(easy, option, value) == 0)

static int set_up(ccurl_transfer *transfer, const ccurl_request *request) {
  void *easy = transfer->easy;
  const char *lines[] = {request->first_header, request->second_header};
  for (int index = 0; index < 2; index++) {
    if (lines[index] == NULL) continue;
    curl_list *longer = library.slist_append(transfer->list, lines[index]);
    if (longer == NULL) return 0;
    transfer->list = longer;
  }
  long protocols = request->is_plain ? PROTOCOL_HTTP : PROTOCOL_HTTPS;
  return SET(ERRORBUFFER, transfer->error) && SET(URL, request->url)
    && SET(PROTOCOLS, protocols) && SET(FOLLOWLOCATION, 0L)
    && SET(SSL_VERIFYPEER, 1L) && SET(SSL_VERIFYHOST, 2L) && SET(SSLVERSION, (long)TLS_1_2)
    && (request->certificate_file == NULL || SET(CAINFO, request->certificate_file))
    && (request->certificate_folder == NULL || SET(CAPATH, request->certificate_folder))
    && (!request->is_plain || SET(PROXY, ""))
    && SET(NOSIGNAL, 1L) && SET(USERAGENT, request->user_agent)
    && SET(CONNECTTIMEOUT_MS, request->connect_time) && SET(TIMEOUT_MS, request->total_time)
    && SET(LOW_SPEED_LIMIT, 1L) && SET(LOW_SPEED_TIME, request->stall_time)
    // All that the library can undo.
    && SET(ACCEPT_ENCODING, "") && SET(HTTPHEADER, transfer->list)
    && SET(WRITEDATA, transfer) && SET(WRITEFUNCTION, take_body)
    && SET(HEADERDATA, transfer) && SET(HEADERFUNCTION, take_header);
}

ccurl_connections *ccurl_connections_make(void) { return library.multi_init(); }
void ccurl_connections_close(ccurl_connections *connections) {
  library.multi_cleanup(connections);
}

ccurl_transfer *ccurl_begin(
  ccurl_connections *connections, const ccurl_request *request, ccurl_sink sink, void *context) {
  ccurl_transfer *transfer = calloc(1, sizeof *transfer);
  if (transfer == NULL) return NULL;
  atomic_fetch_add(&count, 1);
  transfer->sink = sink;
  transfer->context = context;
  transfer->easy = library.easy_init();
  transfer->multi = connections;
  if (transfer->easy == NULL || !set_up(transfer, request)
      || library.multi_add_handle(transfer->multi, transfer->easy) != 0) {
    ccurl_end(transfer);
    return NULL;
  }
  return transfer;
}

static int step(ccurl_transfer *transfer, int milliseconds) {
  int running = 0, left = 0;
  if (library.multi_perform(transfer->multi, &running) != 0) {
    transfer->code = FAILED_INIT;
    return 0;
  }
  if (running > 0) {
    int ready = 0;
    if (library.multi_wait(transfer->multi, NULL, 0, milliseconds, &ready) == 0) {
      // Without a socket to wait for, as while a name is looked up, some versions return at once.
      if (ready == 0) nanosleep(&(struct timespec){0, 1000000}, NULL);
      return 1;
    }
    transfer->code = FAILED_INIT;
    return 0;
  }
  const curl_message *message = library.multi_info_read(transfer->multi, &left);
  transfer->code =
    message != NULL && message->kind == IS_DONE ? message->data.result : FAILED_INIT;
  return 0;
}

int ccurl_step(ccurl_transfer *transfer, int milliseconds) {
  if (transfer->has_ended) return 0;
  // Writing to a server that has gone away raises SIGPIPE in some of the libraries below: it is kept from this thread.
  sigset_t pipe, before, pending;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  sigpending(&pending);
  int was_pending = sigismember(&pending, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe, &before);
  transfer->has_ended = !step(transfer, milliseconds);
  if (!was_pending) {
    const struct timespec none = {0, 0};
    while (sigtimedwait(&pipe, NULL, &none) == SIGPIPE) {}
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return !transfer->has_ended;
}

void ccurl_end(ccurl_transfer *transfer) {
  if (transfer->easy != NULL) {
    library.multi_remove_handle(transfer->multi, transfer->easy);
    library.easy_cleanup(transfer->easy);
  }
  library.slist_free_all(transfer->list);
  free(transfer);
  atomic_fetch_sub(&count, 1);
}

int ccurl_count(void) { return atomic_load(&count); }

int ccurl_code(const ccurl_transfer *transfer) { return transfer->code; }

const char *ccurl_message(const ccurl_transfer *transfer) {
  return transfer->error[0] != 0 ? transfer->error : library.easy_strerror(transfer->code);
}

long ccurl_status(ccurl_transfer *transfer) {
  long status = 0;
  library.easy_getinfo(transfer->easy, INFO_STATUS, &status);
  return status;
}

long long ccurl_length(ccurl_transfer *transfer) {
  int64_t length = -1;
  library.easy_getinfo(transfer->easy, INFO_LENGTH, &length);
  return length;
}

const char *ccurl_redirect(ccurl_transfer *transfer) {
  const char *url = NULL;
  library.easy_getinfo(transfer->easy, INFO_REDIRECT, &url);
  return url;
}

const char *ccurl_header(const ccurl_transfer *transfer, const char *name) {
  for (int index = 0; index < HEADER_COUNT; index++) {
    if (strcmp(header_names[index], name) == 0 && transfer->headers[index][0] != 0) {
      return transfer->headers[index];
    }
  }
  return NULL;
}
