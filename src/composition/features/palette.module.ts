import { ContainerModule } from 'inversify';
import { PendingAction } from '#src/application/app/pending-action.ts';
import { PaletteDialogs } from '#src/application/palette/palette-dialogs.ts';
import { RecentCommands } from '#src/application/palette/recent-commands.ts';
import { ShortcutSetting } from '#src/application/palette/shortcut-setting.ts';
import { ACCOUNT_STORES } from '#src/composition/account-tokens.ts';
import { createLazyPart } from '#src/composition/lazy-part.ts';
import { PLATFORM, SESSION_STORE, TRANSLATE } from '#src/composition/tokens.ts';

const { palette, paletteDialogs, pendingAction, recentCommands, shortcutSetting } = ACCOUNT_STORES;

export const paletteModule = new ContainerModule(({ bind }) => {
  bind(paletteDialogs).toResolvedValue(() => new PaletteDialogs());
  bind(pendingAction).toResolvedValue(() => new PendingAction());
  bind(shortcutSetting).toResolvedValue(({ storage }) => new ShortcutSetting(storage), [PLATFORM]);
  bind(recentCommands).toResolvedValue(({ own }) => new RecentCommands(own.storage), [SESSION_STORE]);
  bind(palette).toResolvedValue(
    ({ clock, navigation }, recent, translate) =>
      createLazyPart(async () => {
        const { createPaletteParts } = await import('#src/application/palette/palette-parts.ts');
        return createPaletteParts({ clock, recent, translate, openInNewTab: (url) => navigation.openExternal(url) });
      }),
    [PLATFORM, recentCommands, TRANSLATE],
  );
});
