import { Tag } from 'primereact/tag';
import type { ReactNode } from 'react';
import { type BadgeTone, badgeClass } from './badge-class.ts';

interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: BadgeTone | undefined;
  /** False for names such as "Default"; hollow for a future status. */
  readonly dot?: boolean | 'hollow' | undefined;
}

/** A dot and a word, so that color alone carries no meaning. */
export function Badge({ children, tone = 'neutral', dot = true }: BadgeProps) {
  return <Tag value={children} pt={{ root: { 'data-slot': 'badge', className: badgeClass(tone, dot) } }} />;
}
