import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IdleStore } from '../../../src/application/session/idle-store';
import { RESET_TOKEN_KEY } from '../../../src/application/session/reset-password-store';
import { SESSION_KEY } from '../../../src/application/session/session-record';
import { THEME_KEY } from '../../../src/application/theme/theme-store';
import { TestConsole, type TestConsoleOptions } from '../../support/test-console';

const MINUTE = 60_000;
let console: TestConsole;
let idle: IdleStore;
let leave: () => void;

async function open(options?: TestConsoleOptions) {
  console = new TestConsole({ scenario: 'onboarding-at-email-verification', ...options });
  await console.stores.access.load();
  idle = console.stores.access.current.idle;
  leave = idle.start();
}

beforeEach(() => open());
afterEach(() => console.close());

const move = () => console.activity.dispatchEvent(new Event('pointermove'));

describe('a screen that is left alone', () => {
  it('warns at nine minutes and expires at ten', () => {
    console.clock.advance(9 * MINUTE - 1);
    expect(idle.phase).toBe('watching');
    console.clock.advance(1);
    expect([idle.phase, console.session.state]).toEqual(['warning', 'email-verification']);
    console.clock.advance(MINUTE - 1);
    expect(idle.phase).toBe('warning');
    console.clock.advance(1);
    expect([idle.phase, console.session.state]).toEqual(['expired', 'notAuth']);
  });

  it('clears everything of the session and leaves the theme', () => {
    console.stores.theme.choose('dark');
    console.storage.set(RESET_TOKEN_KEY, 'token');
    console.clock.advance(10 * MINUTE);
    expect([SESSION_KEY, RESET_TOKEN_KEY, THEME_KEY].map((key) => console.storage.get(key))).toEqual([
      null,
      null,
      'dark',
    ]);
    expect(console.session.endedUnasked).toBe(false);
  });

  it('starts anew with every sign of the person', () => {
    console.clock.advance(9 * MINUTE - 1);
    move();
    console.clock.advance(9 * MINUTE - 1);
    expect(idle.phase).toBe('watching');
  });

  it('stays where the person says so', () => {
    console.clock.advance(9 * MINUTE);
    idle.stay();
    console.clock.advance(9 * MINUTE - 1);
    expect(idle.phase).toBe('watching');
    console.clock.advance(MINUTE + 1);
    expect(idle.phase).toBe('expired');
  });

  it('gives a person who moves under the warning another minute', () => {
    console.clock.advance(9.5 * MINUTE);
    move();
    console.clock.advance(MINUTE - 1);
    expect(idle.phase).toBe('warning');
    console.clock.advance(1);
    expect(idle.phase).toBe('expired');
  });

  it('shows that it has expired until it was seen', () => {
    console.clock.advance(10 * MINUTE);
    leave();
    expect(idle.phase).toBe('expired');
    idle.close();
    expect(idle.phase).toBe('watching');
  });

  it('is watched no more once it is left', () => {
    console.clock.advance(9 * MINUTE);
    leave();
    console.clock.advance(10 * MINUTE);
    expect([idle.phase, console.session.state]).toEqual(['watching', 'email-verification']);
  });

  it('is let be on the own machine', async () => {
    console.close();
    await open({ isLocalhost: true });
    console.clock.advance(60 * MINUTE);
    expect([idle.phase, console.session.state]).toEqual(['watching', 'email-verification']);
  });
});
