import { describe, expect, it } from 'vitest';
import type { SearchableCommand } from '#src/domain/palette/command-search.ts';
import { SEQUENCE_TIMEOUT_MS } from '#src/application/palette/palette-parts.ts';
import { RECENT_COMMANDS_KEY, SHORTCUT_SETTING_KEY } from '#src/application/palette/palette-settings.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

const COMMANDS = Array.from(
  { length: 12 },
  (_, index): SearchableCommand => ({
    ...{ id: `page-${index}`, section: 'pages', title: `Page ${index}`, keywords: '', isSearchOnly: false },
  }),
);

async function open(options: TestAppOptions = { scenario: 'active-customer' }) {
  const app = new TestApp(options);
  const account = await app.account();
  await account.palette.load();
  return { app, account, parts: account.palette.current };
}

describe('the palette', () => {
  it('starts at the best match of each query', async () => {
    const { parts } = await open();
    const palette = parts.createPalette(() => COMMANDS);
    palette.move('last');
    palette.setQuery('page 7');
    expect(palette.active?.id).toBe('page-7');
    palette.setQuery('nothing');
    palette.move('next');
    expect([palette.active, palette.groups]).toEqual([null, []]);
  });
});

describe('the recent commands', () => {
  it('are the last five, the newest first, across reloads', async () => {
    const before = await open();
    const palette = before.parts.createPalette(() => COMMANDS);
    for (const index of [0, 1, 2, 3, 4, 5, 2]) palette.markChosen(`page-${index}`);
    const { provider, clock, storage, tabStorage } = before.app;
    const { parts } = await open({ provider, clock, storage, tabStorage });
    const [recent] = parts.createPalette(() => COMMANDS).groups;
    expect(recent?.section).toBe('recent');
    expect(recent?.matches.map((match) => match.command.id)).toEqual([
      'page-2',
      'page-5',
      'page-4',
      'page-3',
      'page-1',
    ]);
  });

  it('end with the session', async () => {
    const { app, account } = await open();
    account.recentCommands.add('page-1');
    app.session.logOut();
    expect(app.storage.get(RECENT_COMMANDS_KEY)).toBeNull();
  });

  it.each(['', 'x', '{}', '["session-1","page-1"]', '["session-9",["page-1"]]', '["session-1",[1]]'])(
    'are none when the device stores %s',
    async (text) => {
      const { app, account } = await open();
      app.storage.set(RECENT_COMMANDS_KEY, text);
      expect(account.recentCommands.ids).toEqual([]);
    },
  );
});

describe('a sequence of keys', () => {
  const owners = [{ id: 'keys', shortcut: ['g', 'k'] as const }];

  it('counts while its keys follow each other soon', async () => {
    const { app, parts } = await open();
    expect([parts.sequence.press('g', owners), parts.sequence.press('k', owners)]).toEqual([null, 'keys']);
    parts.sequence.press('g', owners);
    app.clock.advance(SEQUENCE_TIMEOUT_MS);
    expect(parts.sequence.press('k', owners)).toBeNull();
  });
});

describe('the single-key shortcuts', () => {
  it('stay off on this device, also for the next session', async () => {
    const { app, account } = await open();
    account.shortcutSetting.setEnabled(false);
    app.session.logOut();
    const { provider, clock, storage } = app;
    app.session.startSession(provider.signIn ?? expect.fail(), null);
    expect((await app.account()).shortcutSetting.isEnabled).toBe(false);
    expect([clock.now() > 0, storage.get(SHORTCUT_SETTING_KEY)]).toEqual([true, 'off']);
    (await app.account()).shortcutSetting.setEnabled(true);
    expect(storage.get(SHORTCUT_SETTING_KEY)).toBeNull();
  });
});

describe('an action of another page', () => {
  it('is consumed once, by its page', async () => {
    const { account } = await open();
    const { pendingAction } = account;
    expect(pendingAction.request('create-key')).toBe('/api-keys');
    expect(pendingAction.consume('add-domain')).toBe(false);
    expect([pendingAction.consume('create-key'), pendingAction.consume('create-key')]).toEqual([true, false]);
  });

  it('is dropped by a visit to another page', async () => {
    const { pendingAction } = (await open()).account;
    pendingAction.request('create-key');
    pendingAction.dropUnlessFor('/api-keys');
    expect(pendingAction.action).toBe('create-key');
    pendingAction.dropUnlessFor('/team');
    expect(pendingAction.action).toBeNull();
  });
});
