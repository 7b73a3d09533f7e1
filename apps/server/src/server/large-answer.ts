/** A large answer that never changes: made once, compressed, and with an `etag`, so that clients fetch it once. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';

export interface LargeAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const NOTHING = Buffer.alloc(0);

/** @returns the answer to a request with some headers */
export function largeAnswer(bytes: Buffer): (headers: IncomingHttpHeaders) => LargeAnswer {
  const compressed = gzipSync(bytes);
  // A weak tag, which both forms share: they mean the same.
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const always = { etag, vary: 'Accept-Encoding' };
  return ({ 'if-none-match': known = '', 'accept-encoding': encodings = '' }) => {
    if (known.split(',').some((name) => name.trim() === etag)) return { status: 304, headers: always, body: NOTHING };
    if (!acceptsGzip([encodings].flat().join())) return { status: 200, headers: always, body: bytes };
    return { status: 200, headers: { ...always, 'content-encoding': 'gzip' }, body: compressed };
  };
}

function acceptsGzip(encodings: string): boolean {
  return encodings.split(',').some((encoding) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/.test(encoding));
}
