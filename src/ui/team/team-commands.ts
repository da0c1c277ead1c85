import { User, UserPlus, Users } from 'lucide';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { type Command, pageActionCommand, pageCommand } from '#src/ui/components/command/command.ts';

const PATH = '/team';

export function teamCommands(
  { team, pendingAction }: Pick<AccountStores, 'team' | 'pendingAction'>,
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
    pageCommand({
      href: PATH,
      title: 'nav.team',
      keywords: 'palette.keywords.team',
      icon: Users,
      shortcut: ['g', 't'],
    }),
    ...(team.team.value?.members ?? []).map(
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
