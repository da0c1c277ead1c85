import { classNames } from '#src/ui/components/class-names.ts';

/** `off` has a hollow dot. */
export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'accent' | 'off';

export function badgeClass(tone: BadgeTone, dot: boolean | 'hollow' = true): string {
  const modifier = dot === 'hollow' ? 'badge--off' : !dot && 'badge--plain';
  return classNames('badge', tone !== 'neutral' && `badge--${tone}`, modifier);
}
