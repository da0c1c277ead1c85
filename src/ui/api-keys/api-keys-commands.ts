import { Copy, Gauge, KeyRound, Plus, Tag } from 'lucide';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { type Command, pageActionCommand, pageCommand } from '#src/ui/components/command/command.ts';

const PATH = '/api-keys';

type KeyStores = Pick<AccountStores, 'apiKeys' | 'capabilities' | 'pendingAction'>;

export function apiKeysCommands(stores: KeyStores, goTo: (path: string) => void): readonly Command[] {
  const { apiKeys, capabilities, pendingAction } = stores;
  const changes = CHANGES.filter(({ capability }) => capabilities.has(capability));
  const request = (action: (typeof CHANGES)[number]['action'], { id }: ApiKey) => {
    pendingAction.request(action, id);
    goTo(panelOf(id));
  };
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
    ...apiKeys.keys.items.flatMap((key) => [
      ...changes.filter(({ has }) => has(key)).map((change) => changeCommand(change, key, request)),
      ...commandsOf(key, () => void copy(key)),
    ]),
  ];
}

function panelOf(id: ApiKeyId): string {
  return `${PATH}?open=${encodeURIComponent(id)}`;
}

const CHANGES = [
  { capability: 'api-key-limits', action: 'change-limits', icon: Gauge, has: () => true },
  // Where labels are unknown, they cannot be replaced.
  {
    capability: 'api-key-labels',
    action: 'change-labels',
    icon: Tag,
    has: ({ labels }: ApiKey) => labels !== undefined,
  },
] as const;

type Change = (typeof CHANGES)[number];

function changeCommand(
  { action, icon }: Change,
  key: ApiKey,
  request: (action: Change['action'], key: ApiKey) => void,
): Command {
  return {
    id: `${action}:${key.id}`,
    section: 'actions',
    title: { key: `palette.${action}`, values: { name: key.name } },
    icon,
    target: { kind: 'run', run: () => request(action, key) },
    needsPath: PATH,
    isSearchOnly: true,
  };
}

function commandsOf({ id, name }: ApiKey, copy: () => void): readonly Command[] {
  return [
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
