import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { largeAnswer } from './large-answer.js';

const bytes = Buffer.from('a large answer '.repeat(1000));
const answer = largeAnswer(bytes);

describe('a large answer', () => {
  it('is compressed for clients that can read that, and as it is for others', () => {
    const { status, headers, body } = answer({ 'accept-encoding': 'deflate, gzip;q=0.8, br' });
    expect([status, headers['content-encoding'], headers['vary']]).toStrictEqual([200, 'gzip', 'Accept-Encoding']);
    expect(body.length).toBeLessThan(bytes.length / 10);
    expect(gunzipSync(body)).toStrictEqual(bytes);
    for (const encodings of [undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.0', 'xgzip']) {
      const plain = answer(encodings === undefined ? {} : { 'accept-encoding': encodings });
      expect([plain.headers['content-encoding'], plain.body], encodings).toStrictEqual([undefined, bytes]);
    }
  });

  it('is not sent to a client that has it', () => {
    const { etag = '' } = answer({}).headers;
    expect(answer({ 'if-none-match': `"another", ${etag}` })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(answer({ 'if-none-match': '"another"' }).status).toBe(200);
    expect(largeAnswer(Buffer.from('another'))({}).headers['etag']).not.toBe(etag);
  });
});
