/** Where the zones are: any process of a server knows, and names the others. */
import { Client } from '@colyseus/sdk';
import type { ZoneNumber } from '../simulation/ids.js';
import { fetchAddress } from './enter.js';

export interface HostsOptions {
  /** Of any process of the server, such as `http://127.0.0.1:4180`. */
  readonly address: string;
  readonly token: string;
}

export class Hosts {
  private readonly token: string;
  /** One for each address. */
  private readonly clients = new Map<string, Client>();
  /** The process that is asked. */
  private asked: string;

  constructor({ address, token }: HostsOptions) {
    this.token = token;
    this.asked = address;
    this.clientAt(address);
  }

  /** The processes that it has heard of. */
  get addresses(): readonly string[] {
    return [...this.clients.keys()];
  }

  /** A client of the process that keeps a zone. @throws Error if no process keeps it now, or none says so */
  async find(zone: ZoneNumber): Promise<Client> {
    const { asked } = this;
    const named = await this.ask(asked, zone);
    // A process is named before it has recovered the zone, and may be gone: so it is asked itself.
    return this.clientAt(named === asked ? named : (await fetchAddress(named, zone)).address);
  }

  private async ask(address: string, zone: ZoneNumber): Promise<string> {
    try {
      const found = await fetchAddress(address, zone);
      for (const other of found.others) this.clientAt(other);
      return found.address;
    } catch (error) {
      // It may stand still or be gone: the next one, unless it was changed meanwhile.
      if (address === this.asked) this.asked = this.after(address);
      throw error;
    }
  }

  private after(address: string): string {
    const { addresses } = this;
    return addresses[(addresses.indexOf(address) + 1) % addresses.length]!;
  }

  private clientAt(address: string): Client {
    const known = this.clients.get(address);
    if (known !== undefined) return known;
    const client = clientOf(address, this.token);
    this.clients.set(address, client);
    return client;
  }
}

/**
 * A client of one process. Its token goes with the request for a seat, in a header. Colyseus' own `authToken` would put
 * it into the address of the socket, too, and addresses are in the logs of proxies: there the socket has only its seat,
 * which is good once, and for some seconds.
 */
export function clientOf(address: string, token: string): Client {
  return new Client(address, { headers: { Authorization: `Bearer ${token}` } });
}
