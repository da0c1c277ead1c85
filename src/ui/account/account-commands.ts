import { AtSign, BellRing, CircleX, FileDown, KeyRound, LockKeyhole, ShieldCheck, SquareTerminal, User } from 'lucide';
import type { AccountDialog } from '#src/application/account/opened-dialog.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { type Command, pageActionCommand } from '#src/ui/components/command/command.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';

type CommandStores = Pick<AccountStores, 'dialogs' | 'capabilities' | 'pendingAction' | 'profile'>;

export function accountCommands(stores: CommandStores, goTo: (path: string) => void): readonly Command[] {
  const { dialogs, capabilities, pendingAction, profile } = stores;
  const command = (dialog: AccountDialog, title: MessageKey, icon: IconType, id: string = dialog): Command => ({
    id,
    section: 'actions',
    title: { key: title },
    keywords: 'palette.keywords.account',
    icon,
    target: { kind: 'run', run: () => dialogs.open(dialog) },
    isSearchOnly: true,
  });
  /** The dialog of the profile, where it is not a page. */
  const part = (tab: string, ...shown: readonly [MessageKey, IconType, string]): Command => {
    const [title, icon, id] = shown;
    const inDialog = command('profile', title, icon, id);
    if (!capabilities.hasAccountPage) return inDialog;
    return { ...inDialog, target: { kind: 'page', href: `/account#${tab}` }, needsPath: '/account' };
  };
  return [
    part('profile', 'profile.my-profile', User, 'profile'),
    command('change-email', 'profile.change-email', AtSign),
    ...(profile.hasPassword ? [command('change-password', 'profile.change-password', LockKeyhole)] : []),
    ...(capabilities.has('two-factor-setup') ? [command('two-factor', 'profile.two-factor', ShieldCheck)] : []),
    ...(capabilities.has('passkeys')
      ? [
          pageActionCommand({
            id: 'add-passkey',
            title: 'palette.add-passkey',
            keywords: 'palette.keywords.passkeys',
            icon: KeyRound,
            path: '/account',
            request: () => goTo(`${pendingAction.request('add-passkey')}#security`),
          }),
        ]
      : []),
    ...(capabilities.has('account-closure')
      ? [
          part('data', 'palette.export-data', FileDown, 'export-data'),
          command('close-account', 'palette.close-account', CircleX),
        ]
      : []),
    ...(capabilities.has('notifications')
      ? [
          part('notifications', 'palette.notifications', BellRing, 'notifications'),
          pageActionCommand({
            id: 'add-notification-channel',
            title: 'palette.add-notification-channel',
            keywords: 'palette.keywords.notifications',
            icon: BellRing,
            path: '/account',
            request: () => goTo(`${pendingAction.request('add-notification-channel')}#notifications`),
          }),
        ]
      : []),
    ...(capabilities.has('access-tokens')
      ? [
          part('tokens', 'palette.access-tokens', SquareTerminal, 'access-tokens'),
          pageActionCommand({
            id: 'create-access-token',
            title: 'palette.create-access-token',
            keywords: 'palette.keywords.access-tokens',
            icon: SquareTerminal,
            path: '/account',
            request: () => goTo(`${pendingAction.request('create-access-token')}#tokens`),
          }),
        ]
      : []),
  ];
}
