import type { OwnText } from '#src/domain/shared/own-text.ts';

export const OWN_ICONS = [
  'activity',
  'bell',
  'book',
  'chart',
  'file',
  'globe',
  'help',
  'key',
  'link',
  'news',
  'receipt',
  'terminal',
  'users',
] as const;

export type OwnIcon = (typeof OWN_ICONS)[number];

/** What a page in a frame may do beyond its own scripts and forms. */
export const FRAME_ALLOWANCES = ['links', 'downloads', 'dialogs', 'copy'] as const;

export type FrameAllowance = (typeof FRAME_ALLOWANCES)[number];

/** An entry that a provider adds to a menu. */
export interface OwnLink {
  readonly text: OwnText;
  readonly icon: OwnIcon;
  /** An https address, or a path of the console. */
  readonly url: string;
  /** The place in the menu, from 0; behind the others without it. */
  readonly order?: number;
  /** Opens inside the console, at `/pages/<id>`. */
  readonly frame?: boolean;
  readonly id?: string;
  readonly allow?: readonly FrameAllowance[];
}

export const OWN_MENUS = ['sidebar', 'help', 'profile'] as const;

export type OwnMenu = (typeof OWN_MENUS)[number];

/** Each at its place among the console's own; those without one follow in their order. */
export function withOwn<T>(
  entries: readonly T[],
  own: readonly (T & { readonly order?: number | undefined })[],
): readonly T[] {
  const placed = [...entries];
  const sorted = own.toSorted((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || 0);
  for (const entry of sorted) placed.splice(entry.order ?? placed.length, 0, entry);
  return placed;
}
