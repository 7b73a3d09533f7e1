/** Fingers on a page, several at once, sent as a touch screen sends them to the browser. */
import type { CDPSession, Page } from 'playwright-core';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export class Fingers {
  private readonly session: CDPSession;
  private readonly places = new Map<number, Place>();

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  async press(finger: number, place: Place): Promise<void> {
    this.places.set(finger, place);
    await this.send('touchStart', finger);
  }

  async move(finger: number, place: Place): Promise<void> {
    this.places.set(finger, place);
    await this.send('touchMove', finger);
  }

  async lift(finger: number): Promise<void> {
    await this.send('touchEnd', finger);
    this.places.delete(finger);
  }

  /** Lifts all fingers, for another test on the same page. */
  async leave(): Promise<void> {
    for (const finger of this.places.keys()) await this.lift(finger);
    await this.session.detach();
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', finger: number): Promise<void> {
    const place = this.places.get(finger);
    if (place === undefined) throw new Error(`Finger ${finger} is not on the page`);
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ id: finger, ...place }] });
  }
}
