import type { MessageKey } from '#src/application/i18n/message-key.ts';

/** Decides between ⌘ and Ctrl. The newer API exists in few browsers, and its name for a Mac is the same. */
export function isMac(): boolean {
  return /^(Mac|iPhone|iPad)/.test(navigator.platform);
}

/** The keys of the palette; languages name Ctrl differently. */
export function paletteKeys(): MessageKey {
  return isMac() ? 'header.search.keys.mac' : 'header.search.keys';
}
