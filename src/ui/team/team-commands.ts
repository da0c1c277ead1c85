import { MailOpen, ScrollText, User, UserPlus, Users } from 'lucide';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { type Command, pageActionCommand, pageCommand } from '#src/ui/components/command/command.ts';
import { teamStore } from '#src/application/team/team-store.ts';

const PATH = '/team';

export function teamCommands(
  { pendingAction, capabilities, get }: Pick<AccountStores, 'pendingAction' | 'capabilities' | 'get'>,
  goTo: (path: string) => void,
): readonly Command[] {
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
