import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { createDeferredBotCheck } from '#src/adapters/browser/bot-check/deferred-bot-check.ts';
import { BOT_CHECK_PROVIDERS, type BotCheckProvider } from '#src/application/platform/bot-check.ts';

/** What the fakes of the vendors' scripts see, and answer. */
interface Challenged {
  /** With what each challenge was run. */
  executed: unknown[];
  resets: number;
  /** `throw` breaks the challenge, as an expired or closed one does. */
  token: string;
}

declare global {
  interface Window {
    challenged: Challenged;
  }
}

const ANSWER = `const answer = () => {
  if (challenged.token === 'throw') throw new Error('The challenge broke');
  return challenged.token;
};`;

/** As the vendors document them. */
const SCRIPTS: Readonly<Record<BotCheckProvider, string>> = {
  recaptcha: `{
    ${ANSWER}
    window.grecaptcha = {
      ready: (then) => queueMicrotask(then),
      execute: async (key, { action }) => { challenged.executed.push([key, action]); return answer(); },
      reset() { challenged.resets += 1; },
    };
  }`,
  hcaptcha: `{
    ${ANSWER}
    const widgets = new Map();
    window.hcaptcha = {
      render(place, { sitekey, size }) {
        if (!place.isConnected || size !== 'invisible') throw new Error('There is no place');
        widgets.set('w' + widgets.size, sitekey);
        return 'w' + (widgets.size - 1);
      },
      execute: async (widget, options) => {
        if (!options.async) throw new Error('This needs callbacks');
        challenged.executed.push([widgets.get(widget)]);
        return { response: answer(), key: 'E0_key' };
      },
      reset(widget) { if (widgets.has(widget)) challenged.resets += 1; },
    };
  }`,
  turnstile: `{
    const widgets = new Map();
    let next = 0;
    window.turnstile = {
      render(place, options) {
        if (!place.isConnected || options.execution !== 'execute') return undefined;
        const id = 'cf-' + next++;
        widgets.set(id, options);
        return id;
      },
      execute(id) {
        const options = widgets.get(id);
        challenged.executed.push([options.sitekey, options.action]);
        queueMicrotask(() => {
          if (challenged.token === 'throw') options['error-callback']('300010');
          else if (challenged.token === '') options['expired-callback']();
          else options.callback(challenged.token);
        });
      },
      remove(id) { if (widgets.delete(id)) challenged.resets += 1; },
    };
  }`,
};

const urls: string[] = [];
function scriptOf(source: string): string {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  urls.push(url);
  return url;
}

function open(provider: BotCheckProvider, script: string, siteKey = 'site-key') {
  const logged: string[] = [];
  const clock = new ManualClock();
  const check = createDeferredBotCheck(
    { provider, siteKey, script },
    { debug: (message) => void logged.push(message) },
    clock,
  );
  return { check, logged, clock };
}

const scripts = () => document.head.querySelectorAll('script[src^="blob:"]');
const TOKEN = { kind: 'token', token: 'a-token' };

beforeEach(() => void (window.challenged = { executed: [], resets: 0, token: 'a-token' }));
afterEach(() => {
  delete window.grecaptcha;
  delete window.hcaptcha;
  delete window.turnstile;
  for (const script of scripts()) script.remove();
  for (const url of urls.splice(0)) URL.revokeObjectURL(url);
});

describe.each(BOT_CHECK_PROVIDERS)('the bot check of %s', (provider) => {
  const script = SCRIPTS[provider];

  it('is not configured without a site key, and loads nothing', async () => {
    const { check } = open(provider, scriptOf(script), '');
    expect([await check.prove('log-in'), scripts().length]).toEqual([{ kind: 'not-configured' }, 0]);
  });

  it('loads its script with the first challenge, and once', async () => {
    const { check, logged } = open(provider, scriptOf(script));
    expect(scripts().length).toBe(0);
    const proofs = [await check.prove('log-in'), await check.prove('forgot-password')];
    expect([proofs, scripts().length, logged]).toEqual([[TOKEN, TOKEN], 1, []]);
    const actions = {
      recaptcha: [
        ['site-key', 'log_in'],
        ['site-key', 'forgot_password'],
      ],
      hcaptcha: [['site-key'], ['site-key']],
      turnstile: [
        ['site-key', 'log-in'],
        ['site-key', 'forgot-password'],
      ],
    };
    expect(window.challenged.executed).toEqual(actions[provider]);
  });

  it('gives nothing when the challenge gives none, and works on the next try', async () => {
    window.challenged.token = '';
    const { check } = open(provider, scriptOf(script));
    expect([await check.prove('log-in'), window.challenged.resets]).toEqual([null, 1]);
    window.challenged.token = 'a-token';
    expect(await check.prove('log-in')).toEqual(TOKEN);
  });

  it('gives nothing when the challenge breaks, and works on the next try', async () => {
    window.challenged.token = 'throw';
    const { check, logged } = open(provider, scriptOf(script));
    expect([await check.prove('log-in'), logged.length, window.challenged.resets]).toEqual([null, 1, 1]);
    window.challenged.token = 'a-token';
    expect(await check.prove('log-in')).toEqual(TOKEN);
  });

  it('is opened once, however often it breaks', async () => {
    window.challenged.token = 'throw';
    const { check } = open(provider, scriptOf(script));
    await check.prove('log-in');
    const counts = () => [document.querySelectorAll('script').length, document.body.childElementCount];
    const before = counts();
    await check.prove('log-in');
    await check.prove('log-in');
    expect(counts()).toEqual(before);
  });

  it('starts afresh for each further token, because the last one may have been used', async () => {
    const { check } = open(provider, scriptOf(script));
    for (const _ of ['rejected', 'lost', 'accepted']) await check.prove('log-in');
    // The widget of a token of Turnstile goes with it.
    expect(window.challenged.resets).toBe(provider === 'turnstile' ? 3 : 2);
  });

  it('gives nothing while its script fails to load, and requests it again', async () => {
    const missing = scriptOf(script);
    URL.revokeObjectURL(missing);
    const { check, logged } = open(provider, missing);
    expect([await check.prove('log-in'), logged, scripts().length]).toEqual([null, ['The bot check failed'], 0]);
    expect(await check.prove('log-in')).toBeNull();
    expect(logged.length).toBe(2);
  });

  it('gives nothing when the script offers no challenge', async () => {
    const { check, logged } = open(provider, scriptOf('/* nothing */'));
    expect([await check.prove('log-in'), logged]).toEqual([null, ['The bot check failed']]);
  });
});

describe('the bot check', () => {
  it('gives a token although the challenge cannot be reset', async () => {
    const broken = SCRIPTS.recaptcha.replace('challenged.resets += 1;', 'throw new Error();');
    const { check, logged } = open('recaptcha', scriptOf(broken));
    await check.prove('log-in');
    expect(await check.prove('log-in')).toEqual(TOKEN);
    expect(logged).toEqual(['The bot check did not reset']);
  });

  it('leaves no place of a challenge behind, whatever came of it', async () => {
    const { check } = open('turnstile', scriptOf(SCRIPTS.turnstile));
    const before = document.body.childElementCount;
    await check.prove('log-in');
    window.challenged.token = 'throw';
    await check.prove('log-in');
    expect(document.body.childElementCount).toBe(before);
  });
});
