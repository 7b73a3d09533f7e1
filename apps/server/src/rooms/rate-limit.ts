/** Counts what a player or an address does in some time, and says when it is too much. */
import { add, type Duration, type Instant } from '@tilewright/units';

export interface RateLimitOptions {
  readonly most: number;
  readonly time: Duration;
  readonly now: () => Instant;
}

/** Of one player or address. */
export class RateLimit {
  private readonly options: RateLimitOptions;
  private count = 0;
  private until: Instant;

  constructor(options: RateLimitOptions) {
    this.options = options;
    this.until = add(options.now(), options.time);
  }

  /** Whether the time of the count is over. */
  get isOver(): boolean {
    return this.options.now() >= this.until;
  }

  /** Whether the next one would be too much. */
  get isReached(): boolean {
    return !this.isOver && this.count >= this.options.most;
  }

  /** @returns whether this is still within the limit */
  allows(): boolean {
    const { most, time, now } = this.options;
    if (this.isOver) {
      this.until = add(now(), time);
      this.count = 0;
    }
    return ++this.count <= most;
  }
}

/** Of many, by their keys. Counts whose time is over are forgotten. */
export class RateLimits<Key> {
  private readonly limits = new Map<Key, RateLimit>();
  private readonly options: RateLimitOptions;
  private sweep: RateLimit;

  constructor(options: RateLimitOptions) {
    this.options = options;
    this.sweep = new RateLimit(options);
  }

  get size(): number {
    return this.limits.size;
  }

  isReached(key: Key): boolean {
    return this.limits.get(key)?.isReached ?? false;
  }

  allows(key: Key): boolean {
    if (this.sweep.isOver) {
      for (const [old, limit] of this.limits) if (limit.isOver) this.limits.delete(old);
      this.sweep = new RateLimit(this.options);
    }
    const limit = this.limits.get(key) ?? new RateLimit(this.options);
    this.limits.set(key, limit);
    return limit.allows();
  }
}
