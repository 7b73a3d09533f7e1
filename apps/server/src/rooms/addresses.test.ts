import { expect, it } from 'vitest';
import { addressOf, networkOf } from './addresses.js';

const from = (remoteAddress: string | undefined, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

it.each([
  ['is that of the connection', 0, '192.0.2.1', undefined, '192.0.2.1'],
  ['is not what a client writes into a header', 0, '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['is what one trusted proxy says', 1, '127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  [
    'is what the first of two trusted proxies says',
    2,
    '127.0.0.1',
    '203.0.113.9, 198.51.100.7,10.0.0.2',
    '198.51.100.7',
  ],
  ['is that of the connection without the header', 1, '127.0.0.1', undefined, '127.0.0.1'],
  ['is that of the connection if too few proxies wrote', 3, '127.0.0.1', '198.51.100.7, 10.0.0.2', '127.0.0.1'],
] as const)('an address %s', (_, proxies, remote, forwarded, expected) => {
  expect(addressOf(from(remote, forwarded), proxies)).toBe(expected);
});

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
