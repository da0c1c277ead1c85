import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { commonTexts } from '#src/application/i18n/en/common.ts';
import { consoleTexts } from '#src/application/i18n/en/console.ts';
import type { Translations } from '#src/application/i18n/localization-gateway.ts';
import { TranslationStore } from '#src/application/i18n/translation-store.ts';
import { createTextCatalogue } from '#src/composition/text-catalogue.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { Calls } from '#tests/support/calls.ts';

function open() {
  const clock = new ManualClock();
  const calls = new Calls<void, Translations>();
  const catalogue = createTextCatalogue();
  const logged: string[] = [];
  const gateway = { translations: (signal?: AbortSignal) => calls.send(undefined, signal) };
  const store = new TranslationStore(gateway, catalogue, clock, { warn: (message) => void logged.push(message) });
  return { clock, calls, catalogue, logged, stop: store.start() };
}

describe('the provider’s texts', () => {
  it('leave English in place until they come', async () => {
    const { calls, catalogue } = open();
    expect(catalogue.translate('common.close')).toBe('Close');
    await calls.answer(0, { 'common.close': 'Shut', 'no.such.key': 'harmless' });
    expect([catalogue.translate('common.close'), catalogue.translate('common.done')]).toEqual(['Shut', 'Done']);
  });

  it('are read one at a time, which is never more than ten', async () => {
    const { clock, calls } = open();
    clock.advance(3_600_000);
    expect(calls.count, 'while the first answer is awaited').toBe(1);
    await calls.refuse(0, unreachable());
    clock.advance(3_600_000);
    expect(calls.count, 'while the second is').toBe(2);
  });

  it('are asked for again after 350, 700, 1400, 2800 and 5600 ms, and no more', async () => {
    const { clock, calls, catalogue, logged } = open();
    for (const [index, delay] of [350, 700, 1400, 2800, 5600].entries()) {
      await calls.refuse(index, unreachable());
      clock.advance(delay - 1);
      expect(calls.count).toBe(index + 1);
      clock.advance(1);
      expect([calls.count, logged]).toEqual([index + 2, []]);
    }
    await calls.refuse(5, unreachable());
    clock.advance(3_600_000);
    expect([calls.count, logged]).toEqual([6, ['Translations did not load; English stays']]);
    expect(catalogue.translate('common.close')).toBe(commonTexts['common.close']);
  });

  it('come at a later try and end the trying', async () => {
    const { clock, calls, catalogue } = open();
    await calls.refuse(0);
    clock.advance(350);
    await calls.answer(1, { 'common.close': 'Shut' });
    clock.advance(3_600_000);
    expect([calls.count, catalogue.translate('common.close')]).toEqual([2, 'Shut']);
  });

  it('win over the English of a page that comes later', async () => {
    const { calls, catalogue } = open();
    await calls.answer(0, { 'nav.billing': 'Money' });
    catalogue.add(consoleTexts);
    expect([catalogue.translate('nav.billing'), catalogue.translate('nav.team')]).toEqual(['Money', 'Team']);
  });

  it('win over the English of a page that came before', async () => {
    const { calls, catalogue } = open();
    catalogue.add(consoleTexts);
    await calls.answer(0, { 'nav.billing': 'Money' });
    expect([catalogue.translate('nav.billing'), catalogue.translate('nav.team')]).toEqual(['Money', 'Team']);
  });

  it('are not asked for any more once the page is left', async () => {
    const { clock, calls, stop } = open();
    await calls.refuse(0);
    stop();
    clock.advance(3_600_000);
    expect(calls.count).toBe(1);
  });

  it('change nothing when they come after the page was left', async () => {
    const { calls, catalogue, stop } = open();
    stop();
    expect(calls.isAborted(0)).toBe(true);
    await calls.answer(0, { 'common.close': 'Shut' });
    expect(catalogue.translate('common.close')).toBe('Close');
  });
});

describe('the text catalogue', () => {
  it('puts values into a text and counts in words', () => {
    const catalogue = createTextCatalogue();
    catalogue.add({ 'api-keys.shown.all_one': '1 key', 'api-keys.shown.all_other': 'All {{count}} keys' });
    expect(catalogue.translate('log-in.title', { brand: 'A & <B>' })).toBe('Log in to A & <B>');
    expect([1, 23].map((count) => catalogue.translate('api-keys.shown.all', { count }))).toEqual([
      '1 key',
      'All 23 keys',
    ]);
  });
});
