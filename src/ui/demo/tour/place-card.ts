export interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

const GAP = 14;
const MARGIN = 12;

/** Where a target is drawn, and what belongs to it and should stay readable, such as its dialog. */
export interface TargetBox {
  readonly target: Box;
  readonly around: Box;
  /** The panel of the demo while it is open, which the person may be using. */
  readonly panel: Box | null;
}

/** The target must not be covered; the panel comes next, and then what is around the target. */
const TARGET_WEIGHT = 1000;
const PANEL_WEIGHT = 30;

/** Beside its target and inside the window; where no side has room, where it covers least. */
export function placeCard({ target, around, panel }: TargetBox, card: Size, view: Size): { top: number; left: number } {
  const bottom = view.height - card.height - MARGIN;
  const end = view.width - card.width - MARGIN;
  const corners = [bottom, MARGIN].flatMap((top) => [end, MARGIN].map((left) => ({ top, left })));
  const places = [...besides(around, target, card), ...besides(target, target, card), ...corners].map((place) => ({
    top: within(place.top, MARGIN, bottom),
    left: within(place.left, MARGIN, end),
  }));
  const cost = (place: Pick<Box, 'top' | 'left'>) => {
    const own = { ...place, ...card };
    return TARGET_WEIGHT * overlap(own, target) + PANEL_WEIGHT * overlapIf(own, panel) + overlap(own, around);
  };
  return cheapest(places, cost) ?? { top: MARGIN, left: MARGIN };
}

/** Below, above, after and before, each at the height or the edge of the target. */
function besides(box: Box, target: Box, card: Size): readonly Pick<Box, 'top' | 'left'>[] {
  return [
    { top: box.top + box.height + GAP, left: target.left },
    { top: box.top - card.height - GAP, left: target.left },
    { top: target.top, left: box.left + box.width + GAP },
    { top: target.top, left: box.left - card.width - GAP },
  ];
}

/** Docked to an edge of a narrow window: the lower one, unless the target is there. */
export function dockCard(
  { target, panel }: Pick<TargetBox, 'target' | 'panel'>,
  card: Size,
  view: Size,
): 'bottom' | 'top' {
  const edges = [
    { top: view.height - card.height, edge: 'bottom' as const },
    { top: 0, edge: 'top' as const },
  ];
  const cost = ({ top }: { top: number }) => {
    const own = { top, left: 0, width: view.width, height: card.height };
    return TARGET_WEIGHT * overlap(own, target) + PANEL_WEIGHT * overlapIf(own, panel);
  };
  return cheapest(edges, cost)?.edge ?? 'bottom';
}

function cheapest<P>(places: readonly P[], cost: (place: P) => number): P | undefined {
  return [...places].sort((one, other) => cost(one) - cost(other))[0];
}

function overlapIf(one: Box, other: Box | null): number {
  return other ? overlap(one, other) : 0;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
