/**
 * Where requests come from: limits are counted by address. Behind proxies every connection comes from the last of them,
 * and each appends to the header `x-forwarded-for` the address from which it took the request. Only what trusted
 * proxies wrote counts, so their number is a setting; without it the header is ignored, since any client can write one.
 */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;
/** Of the eight groups of an IPv6 address, those that a provider gives to a customer. The customer chooses the rest. */
const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;

/** As much of a request as says where it comes from. */
export interface Requester {
  readonly headers: IncomingMessage['headers'];
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/** @param proxies - how many trusted ones are between clients and this process */
export function addressOf({ headers, socket }: Requester, proxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  const named = proxies > 0 ? hops.at(-proxies)?.trim() : undefined;
  return networkOf(named === undefined || named === '' ? (socket.remoteAddress ?? '') : named);
}

/** An IPv4 address as it is, and of an IPv6 address its network. */
export function networkOf(address: string): string {
  const plain = address.replace(IPV4_IN_IPV6, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const missing = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  const network = all.slice(0, GROUPS_OF_A_NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
