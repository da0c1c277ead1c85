import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { DialogFailed } from '#src/ui/components/late/dialog-failed.tsx';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { EarlyKeys } from './early-keys.ts';
import type { PaletteProps } from './palette.tsx';
import { usePaletteKeys } from './use-palette-keys.ts';

/** The commands and dialogs of one account, fetched while the line is quiet or with the first key. */
function palettePart({ palette }: AccountStores): LazyPage<PaletteProps> {
  return new LazyPage(
    async () => (await Promise.all([import('./palette.tsx'), palette.load()]))[0].Palette,
    ['palette'],
  );
}

/** All of the palette that is there from the start: it listens for its keys. */
export const PaletteHost = observer(function PaletteHost({ path }: { path: string }) {
  const stores = useAppStores();
  const account = useAccountStores();
  const { paletteDialogs: dialogs, pendingAction, shortcutSetting: setting } = account;
  const [part] = useState(() => palettePart(account));
  const [keys] = useState(() => new EarlyKeys(() => void part.load(stores)));
  usePaletteKeys({ dialogs, setting, onCharacter: keys.press });
  const isWanted = dialogs.opened !== null;
  useEffect(() => stores.whenQuiet(() => void part.load(stores)), [part, stores]);
  useEffect(() => void (isWanted && part.load(stores)), [isWanted, part, stores]);
  // Navigation closes the dialogs and drops what waits for another page.
  useEffect(() => {
    pendingAction.dropUnlessFor(path);
    return () => dialogs.close();
  }, [dialogs, path, pendingAction]);

  if (part.isFailed) {
    return isWanted && <DialogFailed onRetry={() => void part.loadAgain(stores)} onClose={dialogs.close} />;
  }
  const Palette = part.componentFor(stores);
  return Palette && <Palette onKeys={keys.listen} />;
});
