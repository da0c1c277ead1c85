/** Decides between ⌘ and Ctrl. The newer API exists in few browsers, and its name for a Mac is the same. */
export function isMac(): boolean {
  return /^(Mac|iPhone|iPad)/.test(navigator.platform);
}

export function paletteKeys(): string {
  // With no-break spaces: the two keys stay on one line.
  return isMac() ? '⌘\u00a0K' : 'Ctrl\u00a0K';
}
