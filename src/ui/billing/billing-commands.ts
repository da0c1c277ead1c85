import { ReceiptText, TrendingUp } from 'lucide';
import { type Command, pageCommand } from '#src/ui/components/command/command.ts';

export function billingCommands(): readonly Command[] {
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
  ];
}
