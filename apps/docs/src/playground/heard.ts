/** What the page believes of what a program tells: a program can take over its end of the channel, and say anything. */
import { MOST_CHARACTERS, MOST_LINES } from './limits.js';
import type { Line } from './program/messages.js';

/** What a message changes for the page. */
export type News = 'began' | 'finished' | 'threw' | 'flooded';

export class Heard {
  readonly lines: Line[] = [];
  readonly answers = new Map<number, string>();
  hasMore = false;
  private readonly mostAnswers: number;
  private messagesLeft: number;
  private hasBegun = false;
  private hasThrown = false;

  /** @param mostAnswers - the number of `// =>` comments, each of which is told at most twice */
  constructor(mostAnswers: number) {
    this.mostAnswers = mostAnswers;
    this.messagesLeft = MOST_LINES + 2 * mostAnswers + 4; // began, more, threw, finished
  }

  /** Ignores what no honest program tells. */
  take(told: unknown): News | undefined {
    if (--this.messagesLeft < 0) return 'flooded';
    if (!isRecord(told)) return undefined;
    switch (told['kind']) {
      case 'began': {
        // Each time starts the clock.
        const isFirst = !this.hasBegun;
        this.hasBegun = true;
        return isFirst ? 'began' : undefined;
      }
      case 'line':
        if (isRecord(told['line'])) this.add(told['line']['kind'] === 'error' ? 'error' : 'said', told['line']['text']);
        return undefined;
      case 'more':
        this.hasMore = true;
        return undefined;
      case 'answer':
        this.answer(told['index'], told['text']);
        return undefined;
      case 'threw':
        this.hasThrown = true;
        this.add('error', told['text']);
        return undefined;
      case 'finished':
        return this.hasThrown ? 'threw' : 'finished';
      default:
        return undefined;
    }
  }

  private add(kind: Line['kind'], text: unknown): void {
    if (typeof text === 'string') this.lines.push({ kind, text: cut(text) });
  }

  private answer(index: unknown, text: unknown): void {
    if (typeof index !== 'number' || typeof text !== 'string') return;
    if (Number.isInteger(index) && index >= 0 && index < this.mostAnswers) this.answers.set(index, cut(text));
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** With room for the dots that the program's own side adds. */
function cut(text: string): string {
  return text.slice(0, MOST_CHARACTERS + 3);
}
