import { AtSign, CircleX, FileDown, LockKeyhole, ShieldCheck, User } from 'lucide';
import type { AccountDialog } from '#src/application/account/opened-dialog.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Command } from '#src/ui/components/command/command.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';

type CommandStores = Pick<AccountStores, 'dialogs' | 'capabilities' | 'profile'>;

export function accountCommands({ dialogs, capabilities, profile }: CommandStores): readonly Command[] {
  const command = (dialog: AccountDialog, title: MessageKey, icon: IconType, id: string = dialog): Command => ({
    id,
    section: 'actions',
    title: { key: title },
    keywords: 'palette.keywords.account',
    icon,
    target: { kind: 'run', run: () => dialogs.open(dialog) },
    isSearchOnly: true,
  });
  return [
    command('profile', 'profile.my-profile', User),
    command('change-email', 'profile.change-email', AtSign),
    ...(profile.hasPassword ? [command('change-password', 'profile.change-password', LockKeyhole)] : []),
    ...(capabilities.has('two-factor-setup') ? [command('two-factor', 'profile.two-factor', ShieldCheck)] : []),
    ...(capabilities.has('account-closure')
      ? [
          command('profile', 'palette.export-data', FileDown, 'export-data'),
          command('close-account', 'palette.close-account', CircleX),
        ]
      : []),
  ];
}
