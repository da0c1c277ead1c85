import { classNames } from './class-names';

/** `off` has a hollow dot. */
export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'accent' | 'off';

export function badgeClass(tone: BadgeTone, dot = true): string {
  return classNames('badge', tone !== 'neutral' && `badge--${tone}`, !dot && 'badge--plain');
}
