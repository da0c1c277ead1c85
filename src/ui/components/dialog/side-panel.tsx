import { useRestoreFocus } from '#src/ui/components/focus/use-restore-focus.ts';
import { lateComponent } from '#src/ui/components/late/late-component.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import type { SidePanelProps } from './side-panel-layer.tsx';

export const SIDE_PANEL = new LatePart<SidePanelProps>(
  async () => (await import('./side-panel-layer.tsx')).SidePanelLayer,
);
const Layer = lateComponent(SIDE_PANEL);

/** From here on the opener is known, and gets the focus back, whenever the layer comes. */
export function SidePanel(props: SidePanelProps) {
  useRestoreFocus();
  return <Layer {...props} />;
}
