import { AtSign, BellRing, CircleX, FileDown, KeyRound, LockKeyhole, ShieldCheck, SquareTerminal, User } from 'lucide';
import type { AccountDialog } from '#src/application/account/opened-dialog.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { Capability } from '#src/domain/account/capabilities.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { type Command, pageActionCommand } from '#src/ui/components/command/command.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';

type AccountAction = 'add-passkey' | 'add-notification-channel' | 'create-access-token';
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
  const action = (id: AccountAction, keywords: MessageKey, icon: IconType, tab: string) =>
    pageActionCommand({
      ...{ id, title: `palette.${id}` as const, keywords, icon, path: '/account' },
      request: () => goTo(`${pendingAction.request(id)}#${tab}`),
    });
  const offered = (capability: Capability, ...commands: readonly Command[]) =>
    capabilities.has(capability) ? commands : [];
  return [
    part('profile', 'profile.my-profile', User, 'profile'),
    command('change-email', 'profile.change-email', AtSign),
    ...(profile.hasPassword ? [command('change-password', 'profile.change-password', LockKeyhole)] : []),
    ...offered('two-factor-setup', command('two-factor', 'profile.two-factor', ShieldCheck)),
    ...offered('passkeys', action('add-passkey', 'palette.keywords.passkeys', KeyRound, 'security')),
    ...offered(
      'account-closure',
      part('data', 'palette.export-data', FileDown, 'export-data'),
      command('close-account', 'palette.close-account', CircleX),
    ),
    ...offered(
      'notifications',
      part('notifications', 'palette.notifications', BellRing, 'notifications'),
      action('add-notification-channel', 'palette.keywords.notifications', BellRing, 'notifications'),
    ),
    ...offered(
      'access-tokens',
      part('tokens', 'palette.access-tokens', SquareTerminal, 'access-tokens'),
      action('create-access-token', 'palette.keywords.access-tokens', SquareTerminal, 'tokens'),
    ),
  ];
}
