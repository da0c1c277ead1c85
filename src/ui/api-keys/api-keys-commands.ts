import { Copy, Gauge, KeyRound, Plus } from 'lucide';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { type Command, pageActionCommand, pageCommand } from '#src/ui/components/command/command.ts';

const PATH = '/api-keys';

type KeyStores = Pick<AccountStores, 'apiKeys' | 'capabilities' | 'pendingAction'>;

export function apiKeysCommands(stores: KeyStores, goTo: (path: string) => void): readonly Command[] {
  const { apiKeys, capabilities, pendingAction } = stores;
  const requestLimits = ({ id }: ApiKey) => {
    pendingAction.request('change-limits', id);
    goTo(panelOf(id));
  };
  const changeLimits = capabilities.has('api-key-limits') ? requestLimits : null;
  /** If the key is not copied, its panel shows why, or the key itself. */
  const copy = async ({ id }: ApiKey) => {
    if (!(await apiKeys.secrets.copy(id))) goTo(panelOf(id));
  };
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
    ...apiKeys.keys.items.flatMap((key) => commandsOf(key, () => void copy(key), changeLimits)),
  ];
}

function panelOf(id: ApiKeyId): string {
  return `${PATH}?open=${encodeURIComponent(id)}`;
}

function commandsOf(key: ApiKey, copy: () => void, changeLimits: ((key: ApiKey) => void) | null): readonly Command[] {
  const { id, name } = key;
  const limits: Command = {
    id: `limits-key:${id}`,
    section: 'actions',
    title: { key: 'palette.change-limits', values: { name } },
    icon: Gauge,
    target: { kind: 'run', run: () => changeLimits?.(key) },
    needsPath: PATH,
    isSearchOnly: true,
  };
  return [
    ...(changeLimits ? [limits] : []),
    {
      id: `copy-key:${id}`,
      section: 'actions',
      title: { key: 'palette.copy-key', values: { name } },
      icon: Copy,
      target: { kind: 'run', run: copy, isGestureBound: true },
      needsPath: PATH,
      isSearchOnly: true,
    },
    {
      id: `key:${id}`,
      section: 'api-keys',
      title: { name },
      keywords: 'palette.keywords.key',
      icon: KeyRound,
      target: { kind: 'page', href: panelOf(id) },
      needsPath: PATH,
      isSearchOnly: true,
    },
  ];
}
