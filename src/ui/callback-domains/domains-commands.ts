import { Globe, Plus, RefreshCw, Signature, Webhook } from 'lucide';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { type Command, pageActionCommand, pageCommand } from '#src/ui/components/command/command.ts';

const PATH = '/verify-domain';

export function domainsCommands(
  { capabilities, pendingAction, get }: Pick<AccountStores, 'capabilities' | 'pendingAction' | 'get'>,
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
      request: () => goTo(`${pendingAction.request('add-domain')}#domains`),
    }),
    ...optionalCommands({ capabilities, pendingAction }, goTo),
    pageCommand({
      href: PATH,
      title: 'nav.verify-domain',
      keywords: 'palette.keywords.domains',
      icon: Globe,
      shortcut: ['g', 'v'],
    }),
    ...get(callbackDomainsStore).domains.items.map(
      ({ id, url }): Command => ({
        id: `domain:${id}`,
        section: 'domains',
        title: { name: stripScheme(url) },
        keywords: 'palette.keywords.domain',
        icon: Globe,
        target: { kind: 'page', href: `${PATH}#domains` },
        needsPath: PATH,
        isSearchOnly: true,
      }),
    ),
  ];
}

/** The signing of callbacks is on the second tab where there are two. */
function optionalCommands(
  { capabilities, pendingAction }: Pick<AccountStores, 'capabilities' | 'pendingAction'>,
  goTo: (path: string) => void,
): readonly Command[] {
  const subscriptions = pageActionCommand({
    id: 'add-subscription',
    title: 'palette.add-subscription',
    keywords: 'palette.keywords.subscriptions',
    icon: Webhook,
    path: PATH,
    request: () => goTo(`${pendingAction.request('add-subscription')}#subscriptions`),
  });
  const signing = [
    pageActionCommand({
      id: 'rotate-signing-secret',
      title: 'palette.rotate-signing-secret',
      keywords: 'palette.keywords.callback-signing',
      icon: RefreshCw,
      path: PATH,
      request: () => goTo(`${pendingAction.request('rotate-signing-secret')}#domains`),
    }),
    pageActionCommand({
      id: 'show-callback-signing',
      title: 'palette.callback-signing',
      keywords: 'palette.keywords.callback-signing',
      icon: Signature,
      path: PATH,
      request: () => goTo(`${pendingAction.request('show-callback-signing')}#domains`),
    }),
  ];
  return [
    ...(capabilities.has('callback-subscriptions') ? [subscriptions] : []),
    ...(capabilities.has('callback-signing') ? signing : []),
  ];
}
