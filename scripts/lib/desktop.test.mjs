import { describe, expect, it } from 'vitest';
import { opener } from './desktop.mjs';

describe('opener', () => {
  it.each([
    ['linux', { DISPLAY: ':0' }, 'xdg-open'],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
    ['linux', { DISPLAY: ':0', BROWSER: 'firefox' }, 'xdg-open'],
    ['darwin', {}, 'open'],
    ['win32', {}, 'rundll32'],
  ])('on %s with %o is %s', (platform, env, command) => {
    expect(opener(platform, env)?.[0]).toBe(command);
  });

  it.each([
    ['linux', {}],
    ['linux', { DISPLAY: '' }],
    ['linux', { DISPLAY: ':0', CI: 'true' }],
    ['linux', { DISPLAY: ':0', BROWSER: 'none' }],
    ['darwin', { CI: '1' }],
    ['darwin', { SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' }],
    ['win32', { BROWSER: 'none' }],
  ])('on %s with %o is undefined', (platform, env) => {
    expect(opener(platform, env)).toBeUndefined();
  });
});
