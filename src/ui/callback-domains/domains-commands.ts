import { Globe, Plus } from 'lucide';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { type Command, pageActionCommand, pageCommand } from '#src/ui/components/command/command.ts';

const PATH = '/verify-domain';

export function domainsCommands(
  { callbackDomains, pendingAction }: Pick<AccountStores, 'callbackDomains' | 'pendingAction'>,
  goTo: (path: string) => void,
): readonly Command[] {
  return [
    pageActionCommand({
      id: 'add-domain',
      title: 'palette.add-domain',
      keywords: 'palette.keywords.create',
      icon: Plus,
      shortcut: ['c', 'd'],
      path: PATH,
      request: () => goTo(pendingAction.request('add-domain')),
    }),
    pageCommand({
      href: PATH,
      title: 'nav.verify-domain',
      keywords: 'palette.keywords.domains',
      icon: Globe,
      shortcut: ['g', 'v'],
    }),
    ...callbackDomains.domains.items.map(
      ({ id, url }): Command => ({
        id: `domain:${id}`,
        section: 'domains',
        title: { name: stripScheme(url) },
        keywords: 'palette.keywords.domain',
        icon: Globe,
        target: { kind: 'page', href: PATH },
        needsPath: PATH,
        isSearchOnly: true,
      }),
    ),
  ];
}
