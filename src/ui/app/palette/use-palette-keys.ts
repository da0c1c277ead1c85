import { useEffect } from 'react';
import type { PaletteDialogs } from '#src/application/palette/palette-dialogs.ts';
import type { ShortcutSetting } from '#src/application/palette/palette-settings.ts';
import { characterOf, opensPalette } from '#src/domain/palette/shortcut.ts';
import { isMac } from '#src/ui/components/shortcut/key-caps.tsx';

/** Where keys are typed or already have a meaning. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="tree"]';
const PAGE_SEARCH = '#main [data-slot~="search-field"] input';

interface PaletteKeys {
  readonly dialogs: PaletteDialogs;
  readonly setting: ShortcutSetting;
  /** Any other character; returns whether it completed a shortcut. */
  readonly onCharacter: (character: string) => boolean;
}

/** Listens on the window, after every handler of the page. */
export function usePaletteKeys({ dialogs, setting, onCharacter }: PaletteKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (opensPalette(event, isMac())) togglePalette(event, dialogs);
      // A dialog that is about to open takes the keys as well.
      else if (dialogs.opened === 'palette') typeAhead(event, dialogs);
      else if (dialogs.opened !== null || isModalOpen()) return;
      else if (setting.isEnabled && !event.repeat && !takesKeys(event.target)) {
        pressCharacter(event, dialogs, onCharacter);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [dialogs, setting, onCharacter]);
}

function togglePalette(event: KeyboardEvent, dialogs: PaletteDialogs): void {
  const isOpen = dialogs.opened === 'palette';
  if (!isOpen && isModalOpen()) return;
  event.preventDefault();
  if (event.repeat) return;
  if (isOpen) dialogs.close();
  else dialogs.open('palette');
}

/** Nothing typed is lost between the key that opens the palette and its field. */
function typeAhead(event: KeyboardEvent, dialogs: PaletteDialogs): void {
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  const isInPalette = event.target instanceof Element && event.target.closest('[data-slot~="palette"]') !== null;
  if (!isCharacter || isInPalette) return;
  event.preventDefault();
  dialogs.type(event.key);
}

function pressCharacter(event: KeyboardEvent, dialogs: PaletteDialogs, onCharacter: (key: string) => boolean): void {
  const character = characterOf(event);
  if (character === null) return;
  if (character === '/') focusSearch(event);
  else if (character === '?') dialogs.open('shortcuts');
  // A capital letter is no shortcut. The last key must not be typed into the field of a dialog that it opens.
  else if (!event.shiftKey && onCharacter(character)) event.preventDefault();
}

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>(PAGE_SEARCH);
  if (!field) return;
  // The key would be typed into the field.
  event.preventDefault();
  field.focus();
}

function isModalOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}

function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}
