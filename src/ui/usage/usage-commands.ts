import { ChartNoAxesColumn, List, Webhook } from 'lucide';
import { type Command, pageCommand } from '#src/ui/components/command/command.ts';

export function usageCommands(): readonly Command[] {
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
  ];
}
