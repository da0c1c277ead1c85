import { Copy, KeyRound, Plus } from 'lucide-react';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { type Command, pageActionCommand, pageCommand } from '#src/ui/components/command/command.ts';

const PATH = '/api-keys';

export function apiKeysCommands(
  { apiKeys, pendingAction }: Pick<AccountStores, 'apiKeys' | 'pendingAction'>,
  goTo: (path: string) => void,
): readonly Command[] {
  /** If the key is not copied, the row of the key has another way. */
  const copy = async ({ id }: ApiKey) => {
    if (!(await apiKeys.secrets.copy(id))) goTo(PATH);
  };
  const keys = apiKeys.keys.items;
  return [
    pageActionCommand({
      id: 'create-key',
      title: 'api-keys.create',
      keywords: 'palette.keywords.create',
      icon: Plus,
      shortcut: ['c', 'k'],
      path: PATH,
      request: () => goTo(pendingAction.request('create-key')),
    }),
    pageCommand({
      href: PATH,
      title: 'nav.api-keys',
      keywords: 'palette.keywords.api-keys',
      icon: KeyRound,
      shortcut: ['g', 'k'],
    }),
    ...keys.map(
      (key): Command => ({
        id: `copy-key:${key.id}`,
        section: 'actions',
        title: { key: 'palette.copy-key', values: { name: key.name } },
        icon: Copy,
        target: { kind: 'run', run: () => void copy(key) },
        needsPath: PATH,
        isSearchOnly: true,
      }),
    ),
    ...keys.map(
      ({ id, name }): Command => ({
        id: `key:${id}`,
        section: 'api-keys',
        title: { name },
        keywords: 'palette.keywords.key',
        icon: KeyRound,
        target: { kind: 'page', href: PATH },
        needsPath: PATH,
        isSearchOnly: true,
      }),
    ),
  ];
}
