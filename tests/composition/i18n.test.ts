import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { I18n } from '#src/composition/i18n.ts';
import { TestApp } from '#tests/support/test-app.ts';

describe('the messages in use', () => {
  it('are in English from the start, and in another language once they have come', async () => {
    const i18n = new I18n();
    const title = () => i18n.translate('log-in.title', { brand: 'Acme' });
    expect(title()).toBe('Log in to Acme');
    await i18n.show('de');
    expect([title(), i18n.instance.language]).toEqual(['Bei Acme anmelden', 'de']);
  });

  it('of a page come in the language that shows, and in the next one with the rest', async () => {
    const i18n = new I18n();
    await i18n.show('de');
    await i18n.load(['team']);
    expect(i18n.translate('team.title')).toBe('Team');
    expect(i18n.instance.getResource('en', 'translation', 'team.title')).toBeUndefined();
    await i18n.show('bg');
    expect(i18n.translate('team.title')).toBe('Екип');
    await i18n.show('en');
    expect(i18n.instance.getResource('en', 'translation', 'team.title')).toBe('Team');
  });

  it('of a page that opens while another language loads are there when it shows', async () => {
    const i18n = new I18n();
    await Promise.all([i18n.show('es'), i18n.load(['team'])]);
    expect(i18n.translate('team.title')).toBe('Equipo');
  });

  it('are those of the last choice, however the earlier ones come', async () => {
    const i18n = new I18n();
    await Promise.all([i18n.show('bg'), i18n.show('ar'), i18n.show('es')]);
    expect(i18n.instance.language).toBe('es');
  });

  it('stay in the language that shows when it is chosen again while another one loads', async () => {
    const app = new TestApp();
    await Promise.all([app.stores.language.choose('bg'), app.stores.language.choose('en')]);
    expect([app.stores.language.shown, app.i18n.instance.language]).toEqual(['en', 'en']);
    app.close();
  });

  it('of a page render no component again, and those of a provider do', async () => {
    const i18n = new I18n();
    let renders = 0;
    i18n.instance.store.on('added', () => void (renders += 1));
    await i18n.load(['team']);
    expect([renders, i18n.translate('team.title')]).toEqual([0, 'Team']);
    i18n.overlay('en', { 'team.title': 'Crew' });
    expect([renders, i18n.translate('team.title')]).toEqual([1, 'Crew']);
  });

  it('of one console are not those of the next', async () => {
    await new I18n().load(['team']);
    expect(new I18n().instance.exists('team.title')).toBe(false);
  });

  it('are counted in the plural forms of the language', async () => {
    const i18n = new I18n();
    await i18n.show('ar');
    await i18n.load(['sign-up']);
    const counts = [0, 1, 2, 3, 11, 100];
    expect(new Set(counts.map((count) => i18n.translate('sign-up.countries-found', { count }))).size).toBe(6);
  });

  it('are read again by whatever a store computes from them', async () => {
    const i18n = new I18n();
    const seen: string[] = [];
    const stop = autorun(() => void seen.push(i18n.translate('common.close')));
    await i18n.show('de');
    i18n.overlay('en', { 'common.close': 'Shut' });
    i18n.overlay('de', { 'common.close': 'Zumachen' });
    stop();
    expect([seen[0], seen.at(-1), seen.includes('Schließen'), seen.includes('Shut')]).toEqual([
      'Close',
      'Zumachen',
      true,
      false,
    ]);
  });
});
