import { useRestoreFocus } from '#src/ui/components/focus/use-restore-focus.ts';
import { lateComponent } from '#src/ui/components/late/late-component.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import type { OverlayProps } from './overlay-layer.tsx';

export const OVERLAY = new LatePart<OverlayProps>(async () => (await import('./overlay-layer.tsx')).OverlayLayer);
const Layer = lateComponent(OVERLAY);

/** From here on the opener is known, and gets the focus back, whenever the layer comes. */
export function Overlay(props: OverlayProps) {
  useRestoreFocus();
  return <Layer {...props} />;
}
