import { ArrowLeftRight } from 'lucide';
import type { CallsPanel } from '#src/application/calls/calls-panel.ts';
import type { Command } from '#src/ui/components/command/command.ts';
import { isMac } from '#src/ui/components/shortcut/key-caps.tsx';

/** None where the deployment does not show the console's own calls. */
export function callsCommands(panel: CallsPanel | null): readonly Command[] {
  if (!panel) return [];
  return [
    {
      id: 'calls',
      section: 'actions',
      title: { key: 'help.calls' },
      keywords: 'palette.keywords.calls',
      icon: ArrowLeftRight,
      // Pressed at once, so it is one cap and no sequence of characters.
      shortcut: [isMac() ? '⌥\u00a0⇧\u00a0C' : 'Alt\u00a0Shift\u00a0C'],
      target: { kind: 'run', run: panel.open },
    },
  ];
}
