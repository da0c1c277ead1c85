import { computed, type IComputedValue } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import type { Command } from '#src/ui/components/command/command.ts';
import { PaletteDialog } from '#src/ui/palette/palette-dialog.tsx';
import { toSearchable } from '#src/ui/palette/searchable-command.ts';
import { ShortcutsDialog } from '#src/ui/palette/shortcuts-dialog.tsx';
import { allCommands, loadCommandLists } from './all-commands.ts';

export interface PaletteProps {
  /** The listener returns whether a key completed a shortcut. */
  readonly onKeys: (listener: (key: string) => boolean) => () => void;
}

export const Palette = observer(function Palette({ onKeys }: PaletteProps) {
  const { pages } = useAppStores().settings;
  const account = useAccountStores();
  const { paletteDialogs: dialogs, shortcutSetting: setting } = account;
  const commands = useCommands();
  const perform = usePerform();
  useEffect(
    () =>
      onKeys((key) => {
        const id = account.palette.current.sequence.press(key, commands.get());
        const command = commands.get().find((known) => known.id === id);
        if (command) perform(command);
        return command !== undefined;
      }),
    [account, commands, onKeys, perform],
  );

  if (dialogs.opened === 'shortcuts') {
    return <ShortcutsDialog commands={commands.get()} setting={setting} onClose={dialogs.close} />;
  }
  if (dialogs.opened !== 'palette') return null;
  return (
    <PaletteDialog
      createStore={() =>
        account.palette.current.createPalette((translate) => commands.get().map(toSearchable(translate)))
      }
      commandOf={(id) => commands.get().find((command) => command.id === id)}
      takeTyped={dialogs.takeTyped}
      onOpen={() => loadCommandLists(account, pages)}
      onChoose={(command) => {
        // Closed first, so that a dialog of the command knows where to return the focus.
        flushSync(dialogs.close);
        if (isGestureBound(command)) perform(command);
        else queueMicrotask(() => perform(command));
      }}
      onClose={dialogs.close}
    />
  );
});

function isGestureBound({ target }: Command): boolean {
  return target.kind === 'external' || (target.kind === 'run' && target.isGestureBound === true);
}

function useCommands(): IComputedValue<readonly Command[]> {
  const app = useAppStores();
  const account = useAccountStores();
  const [, navigate] = useLocation();
  const [commands] = useState(() => computed(() => allCommands(app, account, (path) => navigate(path))));
  return commands;
}

function usePerform(): (command: Command) => void {
  const { palette } = useAccountStores();
  const [, navigate] = useLocation();
  const [perform] = useState(() => ({ target }: Command) => {
    switch (target.kind) {
      case 'page':
        return navigate(target.href);
      case 'external':
        return palette.current.openInNewTab(target.url);
      case 'run':
        return target.run();
    }
  });
  return perform;
}
