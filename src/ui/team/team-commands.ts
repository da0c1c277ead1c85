import { Crown, LogOut, MailOpen, ScrollText, User, UserPlus, Users } from 'lucide';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { type Command, pageActionCommand, pageCommand } from '#src/ui/components/command/command.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';
import { teamStore } from '#src/application/team/team-store.ts';

const PATH = '/team';

type CommandStores = Pick<AccountStores, 'pendingAction' | 'capabilities' | 'get'>;

export function teamCommands(stores: CommandStores, goTo: (path: string) => void): readonly Command[] {
  const { pendingAction, capabilities, get } = stores;
  return [
    pageActionCommand({
      id: 'invite-member',
      title: 'palette.invite-member',
      keywords: 'palette.keywords.create',
      icon: UserPlus,
      shortcut: ['c', 'i'],
      path: PATH,
      request: () => goTo(pendingAction.request('invite-member')),
    }),
    ...(capabilities.has('invitations')
      ? [
          pageActionCommand({
            id: 'show-invitations',
            title: 'palette.show-invitations',
            keywords: 'palette.keywords.team',
            icon: MailOpen,
            path: PATH,
            request: () => goTo(pendingAction.request('show-invitations')),
          }),
        ]
      : []),
    ...ownershipCommands(stores, goTo),
    pageCommand({
      href: PATH,
      title: 'nav.team',
      keywords: 'palette.keywords.team',
      icon: Users,
      shortcut: ['g', 't'],
    }),
    ...(capabilities.has('audit-log')
      ? [
          pageCommand({
            href: `${PATH}#audit-log`,
            title: 'palette.audit-log',
            keywords: 'palette.keywords.audit-log',
            icon: ScrollText,
          }),
        ]
      : []),
    ...(get(teamStore).team.value?.members ?? []).map(
      ({ id, email }): Command => ({
        id: `member:${id}`,
        section: 'members',
        title: { name: email },
        keywords: 'palette.keywords.member',
        icon: User,
        target: { kind: 'page', href: PATH },
        needsPath: PATH,
        isSearchOnly: true,
      }),
    ),
  ];
}

/** Whether the person owns the team is known once it was loaded. */
function ownershipCommands(
  { pendingAction, capabilities, get }: CommandStores,
  goTo: (path: string) => void,
): readonly Command[] {
  const command = (id: 'transfer-ownership' | 'leave-team', icon: IconType): Command => ({
    ...pageActionCommand({
      ...{ id, icon, path: PATH },
      title: `palette.${id}`,
      keywords: 'palette.keywords.ownership',
      request: () => goTo(pendingAction.request(id)),
    }),
    isSearchOnly: true,
  });
  return [
    ...(capabilities.has('ownership-transfer') && get(teamStore).isOwner ? [command('transfer-ownership', Crown)] : []),
    ...(capabilities.has('team-leaving') ? [command('leave-team', LogOut)] : []),
  ];
}
