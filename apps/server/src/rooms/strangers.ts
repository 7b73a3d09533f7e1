/**
 * Connections that have no player yet: requests, and sockets on their way to a seat. Each address has a limited number,
 * so that it cannot take all connections of a process. Those with a player are limited by player.
 */

/** As much of a socket as is needed. */
export interface StrangerSocket {
  once(event: 'close', listener: () => void): unknown;
}

export class Strangers {
  private readonly most: number;
  private readonly addressOf = new Map<StrangerSocket, string>();
  private readonly counts = new Map<string, number>();

  /** @param most - of one address */
  constructor(most: number) {
    this.most = most;
  }

  /** @returns whether it may stay: else nothing is noted of it */
  enter(socket: StrangerSocket, address: string): boolean {
    const count = this.countOf(address);
    if (count >= this.most) return false;
    this.counts.set(address, count + 1);
    this.addressOf.set(socket, address);
    socket.once('close', () => this.leave(socket));
    return true;
  }

  /** The socket has a player now, or is closed. */
  leave(socket: StrangerSocket): void {
    const address = this.addressOf.get(socket);
    if (address === undefined) return;
    this.addressOf.delete(socket);
    const count = this.countOf(address) - 1;
    if (count > 0) this.counts.set(address, count);
    else this.counts.delete(address);
  }

  countOf(address: string): number {
    return this.counts.get(address) ?? 0;
  }
}
