/**
 * The pages that may connect: browsers name the origin of the page in each request of a script. What is no browser
 * names none, and is stopped by its token.
 */
export class Origins {
  private readonly allowed: ReadonlySet<string>;

  /** @param allowed - beside the address of the request itself, such as `https://game.example` */
  constructor(allowed: readonly string[] = []) {
    this.allowed = new Set(allowed);
  }

  allow(origin: string | null | undefined, host: string | null | undefined): boolean {
    if (origin === null || origin === undefined || this.allowed.has(origin)) return true;
    return typeof host === 'string' && (origin === `http://${host}` || origin === `https://${host}`);
  }
}
