import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { createDeferredBotCheck } from '#src/adapters/browser/deferred-bot-check.ts';

interface Challenged {
  executed: unknown[];
  resets: number;
  token: string;
}

declare global {
  interface Window {
    challenged: Challenged;
  }
}

/** The script of a challenge that answers with `window.challenged.token`. */
const CHALLENGE = `
  window.challenged.scripts = (window.challenged.scripts ?? 0) + 1;
  window.grecaptcha = {
    ready: (then) => queueMicrotask(then),
    execute: async (key, options) => {
      window.challenged.executed.push([key, options.action]);
      if (window.challenged.token === 'throw') throw new Error('The challenge broke');
      return window.challenged.token;
    },
    reset: () => { window.challenged.resets += 1; },
  };`;

const urls: string[] = [];
function scriptOf(source: string): string {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  urls.push(url);
  return url;
}

function open(script: string, siteKey = 'site-key') {
  const logged: string[] = [];
  const check = createDeferredBotCheck(
    { siteKey, script },
    { debug: (message) => void logged.push(message) },
    new ManualClock(),
  );
  return { check, logged };
}

const scripts = () => document.head.querySelectorAll('script[src^="blob:"]');

beforeEach(() => void (window.challenged = { executed: [], resets: 0, token: 'a-token' }));
afterEach(() => {
  delete window.grecaptcha;
  for (const script of scripts()) script.remove();
  for (const url of urls.splice(0)) URL.revokeObjectURL(url);
});

describe('the bot check', () => {
  it('is not configured without a site key, and loads nothing', async () => {
    const { check } = open(scriptOf(CHALLENGE), '');
    expect([await check.prove('log-in'), scripts().length]).toEqual([{ kind: 'not-configured' }, 0]);
  });

  it('loads its script with the first challenge, and once', async () => {
    const { check, logged } = open(scriptOf(CHALLENGE));
    expect(scripts().length).toBe(0);
    const proofs = await Promise.all([check.prove('log-in'), check.prove('forgot-password')]);
    expect(proofs).toEqual([
      { kind: 'token', token: 'a-token' },
      { kind: 'token', token: 'a-token' },
    ]);
    expect([window.challenged.executed, scripts().length, logged]).toEqual([
      [
        ['site-key', 'log_in'],
        ['site-key', 'forgot_password'],
      ],
      1,
      [],
    ]);
  });

  it('resets the challenge and gives nothing when the token is empty', async () => {
    window.challenged.token = '';
    const { check } = open(scriptOf(CHALLENGE));
    expect([await check.prove('log-in'), window.challenged.resets]).toEqual([null, 1]);
    window.challenged.token = 'a-token';
    expect(await check.prove('log-in')).toEqual({ kind: 'token', token: 'a-token' });
  });

  it('resets the challenge before each further token, because the last one may have been used', async () => {
    const { check } = open(scriptOf(CHALLENGE));
    const resets: number[] = [];
    for (const _ of ['rejected', 'lost', 'accepted']) {
      await check.prove('log-in');
      resets.push(window.challenged.resets);
    }
    expect(resets).toEqual([0, 1, 2]);
  });

  it('gives a token although the challenge cannot be reset', async () => {
    const { check, logged } = open(scriptOf(CHALLENGE.replace('window.challenged.resets += 1;', 'throw new Error();')));
    await check.prove('log-in');
    expect(await check.prove('log-in')).toEqual({ kind: 'token', token: 'a-token' });
    expect(logged).toEqual(['The bot check did not reset']);
  });

  it('gives nothing while its script fails to load, and requests it again', async () => {
    const missing = scriptOf(CHALLENGE);
    URL.revokeObjectURL(missing);
    const { check, logged } = open(missing);
    expect([await check.prove('log-in'), logged, scripts().length]).toEqual([null, ['The bot check failed'], 0]);
    expect(await check.prove('log-in')).toBeNull();
    expect(logged.length).toBe(2);
  });

  it('gives nothing when the script offers no challenge', async () => {
    const { check, logged } = open(scriptOf('/* nothing */'));
    expect([await check.prove('log-in'), logged]).toEqual([null, ['The bot check failed']]);
  });

  it('gives nothing when the challenge breaks, and works on the next try', async () => {
    window.challenged.token = 'throw';
    const { check, logged } = open(scriptOf(CHALLENGE));
    expect([await check.prove('log-in'), logged.length, window.challenged.resets]).toEqual([null, 1, 1]);
    window.challenged.token = 'a-token';
    expect(await check.prove('log-in')).toEqual({ kind: 'token', token: 'a-token' });
  });
});
