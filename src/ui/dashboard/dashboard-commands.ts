import { LayoutDashboard, Server } from 'lucide';
import { type Command, pageCommand } from '#src/ui/components/command/command.ts';

export function dashboardCommands(): readonly Command[] {
  return [
    pageCommand({
      href: '/dashboard',
      title: 'nav.dashboard',
      keywords: 'palette.keywords.dashboard',
      icon: LayoutDashboard,
      shortcut: ['g', 'd'],
    }),
    pageCommand({ href: '/node-as-a-service', title: 'node-as-a-service.title', icon: Server }),
  ];
}
