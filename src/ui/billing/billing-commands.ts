import { FilePen, ReceiptText, TrendingUp } from 'lucide';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { type Command, pageActionCommand, pageCommand } from '#src/ui/components/command/command.ts';

export function billingCommands(
  { capabilities, pendingAction }: Pick<AccountStores, 'capabilities' | 'pendingAction'>,
  goTo: (path: string) => void,
): readonly Command[] {
  return [
    {
      id: 'upgrade-plan',
      section: 'actions',
      title: { key: 'palette.upgrade-plan' },
      keywords: 'palette.keywords.plan',
      icon: TrendingUp,
      target: { kind: 'page', href: '/billing#upgrade-plan' },
      needsPath: '/billing',
    },
    pageCommand({
      href: '/billing',
      title: 'nav.billing',
      keywords: 'palette.keywords.billing',
      icon: ReceiptText,
      shortcut: ['g', 'b'],
    }),
    ...(capabilities.has('billing-details')
      ? [
          pageActionCommand({
            id: 'edit-billing-details',
            title: 'palette.edit-billing-details',
            keywords: 'palette.keywords.billing-details',
            icon: FilePen,
            path: '/billing',
            request: () => goTo(`${pendingAction.request('edit-billing-details')}#subscription-plan`),
          }),
        ]
      : []),
  ];
}
