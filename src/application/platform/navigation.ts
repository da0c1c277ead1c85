import type { Disposer } from './clock.ts';

export interface NavigationOptions {
  readonly replace?: boolean | undefined;
  /** Stored with the new step of the history. */
  readonly state?: unknown;
}

/** Reads the console's url, moves within the console and makes links. Paths start with a slash and exclude the base path. */
export interface Navigation {
  path(): string;
  /** The query with its question mark, or an empty text. */
  search(): string;
  /** The fragment with its number sign, or an empty text. */
  hash(): string;
  state(): unknown;
  /** The path may have a query and a fragment. */
  go(path: string, options?: NavigationOptions): void;
  back(): void;
  /** Runs after each change of the url, by the console or by the browser. */
  onChange(listener: () => void): Disposer;
  href(path: string): string;
  /** A url that opens this path in any browser. */
  url(path: string): string;
  openExternal(url: string): void;
}
