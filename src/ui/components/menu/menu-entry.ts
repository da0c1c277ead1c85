import type { ReactNode } from 'react';
import type { IconType } from '#src/ui/components/icon/icon.tsx';

export interface MenuOption {
  readonly value: string;
  readonly label: string;
  /** Of the label, where it is not that of the page. */
  readonly lang?: string;
}

/** Links are real links, so the middle button opens a new tab. */
export type MenuEntry =
  | { readonly kind: 'heading'; readonly content: ReactNode }
  | { readonly kind: 'separator' }
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly href: string;
      readonly icon?: IconType;
      readonly external?: boolean;
    }
  | { readonly kind: 'action'; readonly label: string; readonly icon?: IconType; readonly onSelect: () => void }
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly value: string;
      readonly options: readonly MenuOption[];
      readonly onChoose: (value: string) => void;
    };
