import { observable } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { ToastStore } from '#src/application/feedback/toast-store.ts';
import { LANGUAGE_KEY, LanguageStore } from '#src/application/i18n/language-store.ts';
import { ALL_LANGUAGES, type Language } from '#src/domain/shared/language.ts';
import { flush, Gate } from '#tests/support/gate.ts';

interface Options {
  readonly stored?: string;
  readonly browser?: readonly string[];
  readonly storage?: MemoryStorage;
}

/** A device whose languages load when the test says so, or fail. */
function open({ stored, browser = ['en'], storage = new MemoryStorage() }: Options = {}) {
  if (stored !== undefined) storage.set(LANGUAGE_KEY, stored);
  const failing = observable.set<Language>();
  const gates = new Map<Language, Gate<void>>();
  const onScreen: Language[] = [];
  const toasts = new ToastStore(new ManualClock());
  const logged: string[] = [];
  const store = new LanguageStore({
    offered: ALL_LANGUAGES,
    browserLanguages: browser,
    storage,
    toasts,
    translate: (key, values) => `${key} ${values && 'language' in values ? values.language : ''}`,
    logger: { debug: (message) => void logged.push(message) },
    show: async (language) => {
      await gates.get(language)?.opened;
      if (failing.has(language)) throw new Error('No network');
      onScreen.push(language);
    },
  });
  const hold = (language: Language) => {
    const gate = new Gate<void>();
    gates.set(language, gate);
    return gate;
  };
  const stop = store.start();
  const shownToasts = () => toasts.toasts.map(({ kind, text }) => `${kind}: ${text}`);
  return { store, storage, onScreen, failing, hold, shownToasts, logged, stop };
}

describe('the language of the console', () => {
  it('is at first that of the browser, without becoming a choice', async () => {
    const { store, storage, onScreen } = open({ browser: ['de-AT', 'en'] });
    await store.showPreferred();
    expect([store.shown, store.chosen, onScreen, storage.get(LANGUAGE_KEY)]).toEqual(['de', 'de', ['de'], null]);
  });

  it('fetches nothing where it is English', async () => {
    const { store, onScreen } = open();
    await store.showPreferred();
    expect([store.shown, onScreen]).toEqual(['en', []]);
  });

  it('stays English, without a message, if that of the browser does not load', async () => {
    const { store, failing, shownToasts, logged } = open({ browser: ['ar'] });
    failing.add('ar');
    await store.showPreferred();
    expect([store.shown, store.chosen, shownToasts(), logged]).toEqual(['en', 'en', [], ['ar did not load']]);
  });

  it('is the choice, which is stored, from then on', async () => {
    const { store, storage } = open({ browser: ['de'] });
    await store.choose('es');
    expect([store.shown, storage.get(LANGUAGE_KEY)]).toEqual(['es', 'es']);
    const reloaded = open({ browser: ['de'], storage });
    await reloaded.store.showPreferred();
    expect(reloaded.store.shown).toBe('es');
  });

  it('shows the choice at once, and its messages when they have come', async () => {
    const { store, hold, storage } = open();
    const german = hold('de');
    const choosing = store.choose('de');
    expect([store.chosen, store.shown, storage.get(LANGUAGE_KEY)]).toEqual(['de', 'en', null]);
    german.open();
    await choosing;
    expect([store.chosen, store.shown, storage.get(LANGUAGE_KEY)]).toEqual(['de', 'de', 'de']);
  });

  it('stays, and says so, if the choice does not load; a second try works', async () => {
    const { store, failing, shownToasts, storage } = open({ stored: 'es' });
    await store.showPreferred();
    failing.add('ar');
    await store.choose('ar');
    expect([store.shown, store.chosen, storage.get(LANGUAGE_KEY)]).toEqual(['es', 'es', 'es']);
    expect(shownToasts()).toEqual(['error: common.language.failed العربية']);
    failing.delete('ar');
    await store.choose('ar');
    expect([store.shown, storage.get(LANGUAGE_KEY)]).toEqual(['ar', 'ar']);
  });

  it.each(['loads', 'fails'])('is the last choice, also where an earlier one %s later', async (outcome) => {
    const { store, hold, failing, storage } = open();
    const slow = hold('bg');
    const first = store.choose('bg');
    await store.choose('de');
    if (outcome === 'fails') failing.add('bg');
    slow.open();
    await first;
    expect([store.shown, store.chosen, storage.get(LANGUAGE_KEY)]).toEqual(['de', 'de', 'de']);
  });

  it('is English again when English is chosen while another one loads', async () => {
    const { store, hold, storage } = open();
    const slow = hold('bg');
    const first = store.choose('bg');
    await store.choose('en');
    slow.open();
    await first;
    expect([store.shown, store.chosen, storage.get(LANGUAGE_KEY)]).toEqual(['en', 'en', 'en']);
  });

  it('follows the choice of another tab until the page closes', async () => {
    const { store, storage, stop } = open();
    storage.otherTab().set(LANGUAGE_KEY, 'de');
    await flush();
    expect(store.shown).toBe('de');
    stop();
    storage.otherTab().set(LANGUAGE_KEY, 'es');
    await flush();
    expect(store.shown).toBe('de');
  });

  it('is that of the browser once another tab has cleared the choice', async () => {
    const { store, storage } = open({ stored: 'de' });
    await store.showPreferred();
    storage.otherTab().remove(LANGUAGE_KEY);
    await flush();
    expect(store.shown).toBe('en');
  });
});
