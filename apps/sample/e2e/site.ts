/**
 * The built page, in the browser that all tests share. Pages have contexts of their own, so they share nothing else.
 */
import { chromium } from 'playwright-core';
import { inject } from 'vitest';
import type { Site } from './game-page.js';

const { address, endpoint } = inject('site');

/** One connection for all test files of a worker. */
export const site: Site = { address, browser: await chromium.connect(endpoint) };
