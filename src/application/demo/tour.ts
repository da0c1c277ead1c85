import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Moment } from '#src/domain/demo/moment.ts';

export interface Tour {
  readonly name: string;
  readonly title: MessageKey;
  /** One sentence. */
  readonly about: MessageKey;
  /** Where it starts, with fresh data. */
  readonly scenario: string;
  readonly path: string;
  readonly moment?: Partial<Moment>;
  readonly steps: readonly TourStep[];
}

export interface TourStep {
  readonly at: TourTarget;
  readonly message: MessageKey;
  /** What Next does, in order. Nothing if the step only points. */
  readonly deeds?: readonly TourDeed[];
}

export type TourDeed =
  | { readonly kind: 'press' | 'check'; readonly at: TourTarget }
  | { readonly kind: 'type'; readonly at: TourTarget; readonly text: string }
  | { readonly kind: 'choose'; readonly at: TourTarget; readonly option: TargetName }
  | { readonly kind: 'advance'; readonly milliseconds: number };

export type TargetRole =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'radio'
  | 'region'
  | 'rowheader'
  | 'tab'
  | 'textbox';

/** A part of the page as assistive technology names it, so that it outlives a change of the layout. */
export interface TourTarget {
  readonly role: TargetRole;
  readonly name?: TargetName;
  readonly within?: TourTarget;
  /** Opens what holds the target where the window is narrow. */
  readonly via?: TourTarget;
}

/** An asterisk among the values stands for any text. */
export type TargetName =
  | { readonly key: MessageKey; readonly values?: Readonly<Record<string, string>> }
  | { readonly text: string };

export function named(role: TargetRole, key: MessageKey, more: Pick<TourTarget, 'within' | 'via'> = {}): TourTarget {
  return { role, name: { key }, ...more };
}

/** A target by a name that comes from the data. */
export function titled(role: TargetRole, text: string, more: Pick<TourTarget, 'within'> = {}): TourTarget {
  return { role, name: { text }, ...more };
}

export const press = (at: TourTarget): TourDeed => ({ kind: 'press', at });
export const check = (at: TourTarget): TourDeed => ({ kind: 'check', at });
export const type = (at: TourTarget, text: string): TourDeed => ({ kind: 'type', at, text });

export const DIALOG: TourTarget = { role: 'dialog' };

/** An entry of the navigation, which phones show in a drawer. */
export function inNavigation(key: MessageKey): TourTarget {
  return named('link', key, { via: named('button', 'nav.open') });
}
