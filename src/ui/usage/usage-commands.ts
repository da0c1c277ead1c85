import { ChartBarStacked, ChartNoAxesColumn, List, RotateCw, Wallet, Webhook } from 'lucide';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { type Command, pageActionCommand, pageCommand } from '#src/ui/components/command/command.ts';

export function usageCommands(
  { capabilities, pendingAction }: Pick<AccountStores, 'capabilities' | 'pendingAction'>,
  goTo: (path: string) => void,
): readonly Command[] {
  return [
    pageCommand({
      href: '/usage#usage-summary',
      title: 'nav.usage',
      keywords: 'palette.keywords.usage',
      icon: ChartNoAxesColumn,
      shortcut: ['g', 'u'],
    }),
    pageCommand({
      href: '/usage#webhooks',
      title: 'palette.webhooks',
      keywords: 'palette.keywords.webhooks',
      icon: Webhook,
      shortcut: ['g', 'w'],
    }),
    pageCommand({
      href: '/usage#api-request',
      title: 'palette.api-calls',
      keywords: 'palette.keywords.api-calls',
      icon: List,
      shortcut: ['g', 'l'],
    }),
    ...optionalCommands({ capabilities, pendingAction }, goTo),
  ];
}

function optionalCommands(
  { capabilities, pendingAction }: Pick<AccountStores, 'capabilities' | 'pendingAction'>,
  goTo: (path: string) => void,
): readonly Command[] {
  return [
    ...(capabilities.has('usage-breakdown')
      ? [
          pageActionCommand({
            id: 'show-credit-breakdown',
            title: 'palette.credit-breakdown',
            keywords: 'palette.keywords.credit-breakdown',
            icon: ChartBarStacked,
            path: '/usage',
            request: () => goTo(`${pendingAction.request('show-credit-breakdown')}#usage-summary`),
          }),
        ]
      : []),
    ...(capabilities.has('callback-bulk-redelivery')
      ? [
          pageActionCommand({
            id: 'redeliver-failed',
            title: 'palette.redeliver-failed',
            keywords: 'palette.keywords.redeliver-failed',
            icon: RotateCw,
            path: '/usage',
            request: () => goTo(`${pendingAction.request('redeliver-failed')}#webhooks`),
          }),
        ]
      : []),
    ...(capabilities.has('budget')
      ? [
          pageActionCommand({
            id: 'set-budget',
            title: 'palette.set-budget',
            keywords: 'palette.keywords.budget',
            icon: Wallet,
            path: '/usage',
            request: () => goTo(`${pendingAction.request('set-budget')}#usage-summary`),
          }),
        ]
      : []),
  ];
}
