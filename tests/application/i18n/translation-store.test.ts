import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { commonMessages } from '#src/application/i18n/en/common.ts';
import { consoleMessages } from '#src/application/i18n/en/console.ts';
import {
  type LocalizationGateway,
  type Translations,
  TranslationStore,
} from '#src/application/i18n/translation-store.ts';
import type { Language } from '#src/domain/shared/language.ts';
import { I18n } from '#src/composition/i18n.ts';
import { rejected, unreachable } from '#src/domain/shared/failure.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';

function open() {
  const clock = new ManualClock();
  const calls = new DeferredCalls<void, Translations>();
  const i18n = new I18n();
  const logged: string[] = [];
  const requested: Language[] = [];
  const gateway: LocalizationGateway = {
    translations: (language, signal) => {
      requested.push(language);
      return calls.send(undefined, signal);
    },
  };
  const language = observable.box<Language>('en');
  const session = observable({ sessionId: null as string | null });
  const store = new TranslationStore({
    session,
    ...{ gateway, catalog: i18n, clock },
    language: {
      get shown() {
        return language.get();
      },
    },
    logger: { debug: (message) => void logged.push(message) },
  });
  const showLanguage = async (next: Language) => {
    await i18n.show(next);
    runInAction(() => language.set(next));
  };
  const logIn = () => runInAction(() => (session.sessionId = 'one'));
  return { clock, calls, requested, logIn, catalogue: i18n, logged, showLanguage, stop: store.start() };
}

describe('the provider’s texts', () => {
  it('leave English in place until they come', async () => {
    const { calls, catalogue: i18n } = open();
    expect(i18n.translate('common.close')).toBe('Close');
    await calls.resolve(0, { 'common.close': 'Shut', 'no.such.key': 'harmless' });
    expect([i18n.translate('common.close'), i18n.translate('common.done')]).toEqual(['Shut', 'Done']);
  });

  it('are fetched at most ten at a time', async () => {
    const { clock, calls } = open();
    clock.advance(3_600_000);
    expect(calls.count, 'while the first answer is awaited').toBe(1);
    await calls.reject(0, unreachable());
    clock.advance(3_600_000);
    expect(calls.count, 'while the second is').toBe(2);
  });

  it('are refetched after 350, 700, 1400, 2800 and 5600 ms, and no more', async () => {
    const { clock, calls, catalogue: i18n, logged } = open();
    for (const [index, delay] of [350, 700, 1400, 2800, 5600].entries()) {
      await calls.reject(index, unreachable());
      clock.advance(delay - 1);
      expect(calls.count).toBe(index + 1);
      clock.advance(1);
      expect([calls.count, logged]).toEqual([index + 2, []]);
    }
    await calls.reject(5, unreachable());
    clock.advance(3_600_000);
    expect([calls.count, logged]).toEqual([6, ['Translations did not load; ours stay']]);
    expect(i18n.translate('common.close')).toBe(commonMessages['common.close']);
  });

  it('are asked for again with a session where a visitor did not get them, and only there', async () => {
    const { clock, calls, catalogue: i18n, logIn } = open();
    for (let index = 0; index < 6; index += 1) {
      await calls.reject(index, rejected(401, 'unauthorized', ''));
      clock.advance(6000);
    }
    logIn();
    await calls.resolve(6, { 'common.close': 'Shut' });
    expect(i18n.translate('common.close')).toBe('Shut');
    const other = open();
    await other.calls.resolve(0, {});
    other.logIn();
    expect(other.calls.count).toBe(1);
  });

  it('load on a later retry, which ends the retries', async () => {
    const { clock, calls, catalogue: i18n } = open();
    await calls.reject(0);
    clock.advance(350);
    await calls.resolve(1, { 'common.close': 'Shut' });
    clock.advance(3_600_000);
    expect([calls.count, i18n.translate('common.close')]).toEqual([2, 'Shut']);
  });

  it('win over the English of a page that comes later', async () => {
    const { calls, catalogue: i18n } = open();
    await calls.resolve(0, { 'nav.billing': 'Money' });
    i18n.add(consoleMessages);
    expect([i18n.translate('nav.billing'), i18n.translate('nav.team')]).toEqual(['Money', 'Team']);
  });

  it('win over the English of a page that came before', async () => {
    const { calls, catalogue: i18n } = open();
    i18n.add(consoleMessages);
    await calls.resolve(0, { 'nav.billing': 'Money' });
    expect([i18n.translate('nav.billing'), i18n.translate('nav.team')]).toEqual(['Money', 'Team']);
  });

  it('are not requested any more once the page is left', async () => {
    const { clock, calls, stop } = open();
    await calls.reject(0);
    stop();
    clock.advance(3_600_000);
    expect(calls.count).toBe(1);
  });

  it('change nothing when they come after the page was left', async () => {
    const { calls, catalogue: i18n, stop } = open();
    stop();
    expect(calls.isAborted(0)).toBe(true);
    await calls.resolve(0, { 'common.close': 'Shut' });
    expect(i18n.translate('common.close')).toBe('Close');
  });
});

describe('the provider’s texts in another language', () => {
  it('are requested for when it shows, and lie over its own messages only', async () => {
    const { calls, requested, catalogue: i18n, showLanguage } = open();
    await calls.resolve(0, { 'common.close': 'Shut' });
    await showLanguage('de');
    expect([requested, i18n.translate('common.close')]).toEqual([['en', 'de'], 'Schließen']);
    await calls.resolve(1, { 'common.close': 'Zumachen' });
    expect([i18n.translate('common.close'), i18n.translate('common.done')]).toEqual(['Zumachen', 'Fertig']);
    await showLanguage('en');
    expect([requested.length, i18n.translate('common.close')]).toEqual([2, 'Shut']);
  });

  it('are given up when the language changes before they come, and requested for again with it', async () => {
    const { calls, requested, catalogue: i18n, showLanguage } = open();
    await showLanguage('es');
    expect(calls.isAborted(0)).toBe(true);
    await calls.resolve(0, { 'common.close': 'Shut' });
    await calls.reject(1, unreachable());
    await showLanguage('en');
    expect([requested, i18n.translate('common.close')]).toEqual([['en', 'es', 'en'], 'Close']);
  });
});

describe('the text catalog', () => {
  it('puts values into a text and counts in words', () => {
    const i18n = new I18n();
    i18n.add({ 'api-keys.shown.all_one': '1 key', 'api-keys.shown.all_other': 'All {{count}} keys' });
    expect(i18n.translate('log-in.title', { brand: 'A & <B>' })).toBe('Log in to A & <B>');
    expect([1, 23].map((count) => i18n.translate('api-keys.shown.all', { count }))).toEqual(['1 key', 'All 23 keys']);
  });
});
