/** Moves within the console. Paths start with a slash and exclude the base path. */
export interface Navigation {
  path(): string;
  go(path: string, options?: { readonly replace?: boolean }): void;
  openExternal(url: string): void;
}
