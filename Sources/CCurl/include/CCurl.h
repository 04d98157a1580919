#pragma once
// libcurl, opened when something is first read from a server: without it on the machine everything else works, and no
// other start pays for it. Declared here after https://curl.se/libcurl/c, so that the build needs no headers of it.
#include <stddef.h>

/// Connections that are kept for the next request. One thread at a time uses it, and it outlives its transfers.
typedef struct ccurl_connections ccurl_connections;
/// One GET request. It follows no redirects, always checks the server's certificate, and one thread at a time uses it.
typedef struct ccurl_transfer ccurl_transfer;

/// The request, and its time limits.
typedef struct {
  const char *url;
  const char *user_agent;
  /// Header lines; NULL for none.
  const char *first_header;
  const char *second_header;
  /// A file of certificates to trust, a folder of them; NULL for those of the system.
  const char *certificate_file;
  const char *certificate_folder;
  /// True if the URL may be plain http; no proxy is asked then.
  int is_plain;
  /// Milliseconds up to the connection, and for all of it.
  long connect_time;
  long total_time;
  /// Seconds that may pass without a byte.
  long stall_time;
} ccurl_request;

/// Where bytes of the body go, after decompression; false ends the transfer.
typedef int (*ccurl_sink)(void *context, const void *bytes, size_t count);

/// Result codes that are distinguished.
enum {
  CCURL_OK = 0,
  CCURL_PROXY_NOT_FOUND = 5,
  CCURL_HOST_NOT_FOUND = 6,
  CCURL_NO_CONNECTION = 7,
  CCURL_HTTP2 = 16,
  CCURL_PARTIAL = 18,
  CCURL_REFUSED_BY_SINK = 23,
  CCURL_TIME_OUT = 28,
  CCURL_TLS = 35,
  CCURL_NOTHING = 52,
  CCURL_SEND = 55,
  CCURL_RECEIVE = 56,
  CCURL_CERTIFICATE = 60,
  CCURL_ENCODING = 61,
  CCURL_CERTIFICATE_FILE = 77,
  CCURL_HTTP2_STREAM = 92
};

/// Opens the library (dlopen(3)), once. NULL: it is there; else the system's reason why not.
/// Nothing below may be called before it is there.
const char *ccurl_load(void);

/// No connections yet; NULL where there is no memory.
ccurl_connections *ccurl_connections_make(void);
void ccurl_connections_close(ccurl_connections *connections);

/// Begins a request; NULL where there is no memory, or the library refuses a setting. `context` must outlive it.
ccurl_transfer *ccurl_begin(
  ccurl_connections *connections, const ccurl_request *request, ccurl_sink sink, void *context);
/// Goes on with it, waiting that many milliseconds at most; false once it has ended.
int ccurl_step(ccurl_transfer *transfer, int milliseconds);
/// How many transfers there are on all threads. As long as there is one, exit(3) must not be called: the library's own
/// libraries clean up then what the transfer uses.
int ccurl_count(void);
/// Ends it, wherever it is.
void ccurl_end(ccurl_transfer *transfer);

/// How it ended: 0, or a code and the library's message.
int ccurl_code(const ccurl_transfer *transfer);
const char *ccurl_message(const ccurl_transfer *transfer);
/// The status of the answer; 0 while there is none.
long ccurl_status(ccurl_transfer *transfer);
/// The bytes of the body as they are sent; negative where that is not known.
long long ccurl_length(ccurl_transfer *transfer);
/// Where a redirect leads, as an absolute URL; NULL where it is none.
const char *ccurl_redirect(ccurl_transfer *transfer);
/// A header of the answer: `etag`, `last-modified` or `cache-control`; NULL where it has none, or a very long one.
const char *ccurl_header(const ccurl_transfer *transfer, const char *name);
