/** Moves within the console. Paths start with a slash and know nothing of the sub-path that the console lives under. */
export interface Navigation {
  path(): string;
  go(path: string, options?: { readonly replace?: boolean }): void;
  /** Opens an address of a deployment's own settings in a new tab. */
  openExternal(url: string): void;
}
