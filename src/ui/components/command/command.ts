import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { MessageValues } from '#src/application/i18n/translate.ts';
import type { CommandSection } from '#src/domain/palette/command-search.ts';
import type { Shortcut } from '#src/domain/palette/shortcut.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';

/** A name is the customer's own and stays verbatim. */
export type CommandTitle = { readonly key: MessageKey; readonly values?: MessageValues } | { readonly name: string };

export type CommandTarget =
  | { readonly kind: 'page'; readonly href: string }
  /** A page of another site, in a new tab. */
  | { readonly kind: 'external'; readonly url: string }
  | {
      readonly kind: 'run';
      readonly run: () => void;
      /** Browsers allow it within the click only, such as a copy. */
      readonly isGestureBound?: true;
    };

/** What a feature offers in the palette and by shortcut. */
export interface Command {
  /** Stored among the recent commands, so it holds nothing of a person. */
  readonly id: string;
  readonly section: CommandSection;
  readonly title: CommandTitle;
  readonly icon: IconType;
  readonly keywords?: MessageKey;
  readonly shortcut?: Shortcut;
  readonly target: CommandTarget;
  /** The page that performs it or shows its result; a suspended account reaches few pages. */
  readonly needsPath?: string;
  /** Offered only in answer to a query. */
  readonly isSearchOnly?: boolean;
}

export function pageCommand(
  page: Pick<Command, 'icon' | 'keywords' | 'shortcut'> & { readonly title: MessageKey; readonly href: string },
): Command {
  const { href, title, ...more } = page;
  return {
    id: `page:${href}`,
    section: 'pages',
    title: { key: title },
    target: { kind: 'page', href },
    needsPath: href,
    ...more,
  };
}

/** A command that opens a dialog of a page, from any page. */
export function pageActionCommand(
  action: Pick<Command, 'id' | 'icon' | 'keywords' | 'shortcut'> & {
    readonly title: MessageKey;
    readonly path: string;
    readonly request: () => void;
  },
): Command {
  const { path, title, request, ...more } = action;
  return { section: 'actions', title: { key: title }, target: { kind: 'run', run: request }, needsPath: path, ...more };
}
