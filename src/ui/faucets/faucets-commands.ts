import { Droplets, Plus } from 'lucide';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { type Command, pageActionCommand, pageCommand } from '#src/ui/components/command/command.ts';

const PATH = '/faucets';

export function faucetsCommands(
  { pendingAction }: Pick<AccountStores, 'pendingAction'>,
  goTo: (path: string) => void,
): readonly Command[] {
  return [
    pageActionCommand({
      id: 'request-faucet',
      title: 'palette.request-faucet',
      keywords: 'palette.keywords.create',
      icon: Plus,
      shortcut: ['c', 'f'],
      path: PATH,
      request: () => goTo(pendingAction.request('request-faucet')),
    }),
    pageCommand({
      href: PATH,
      title: 'nav.faucets',
      keywords: 'palette.keywords.faucets',
      icon: Droplets,
      shortcut: ['g', 'f'],
    }),
  ];
}
