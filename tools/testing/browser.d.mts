import type { Browser } from 'playwright-core';

export declare function launchBrowser(moreFlags?: readonly string[]): Promise<Browser>;
