import { type ChangeEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import type { ComboboxChoice } from './combobox-option.ts';

interface OpenState {
  readonly query: string;
  /** The option the arrows moved to; null while it is the selected one. */
  readonly moved: number | null;
  readonly opensUpward: boolean;
}

const PAGE = 7;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };
/** The height of the list and its gap. */
const LIST_HEIGHT = 255 + 8;

/** State of the list: open, query and active option. */
export function useCombobox(input: RefObject<HTMLInputElement | null>, { search, selected, onSelect }: ComboboxChoice) {
  const [openState, setOpenState] = useState<OpenState | null>(null);
  const options = openState ? search(openState.query) : [];
  const start = options.findIndex(({ value }) => value === selected.value);
  const active = Math.min(openState?.moved ?? Math.max(start, 0), options.length - 1);
  useSelectedText(input, openState === null, `${selected.label} ${selected.note}`);

  const show = (query: string, moved: number | null) =>
    setOpenState({ query, moved, opensUpward: shouldOpenUpward(input.current) });
  const close = () => setOpenState(null);
  const choose = (value: string) => {
    onSelect(value);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) event.preventDefault();
    if (step !== undefined && !openState) return show('', null);
    if (!openState) return;
    if (step !== undefined) return setOpenState({ ...openState, moved: stepped(active, step, options.length) });
    if (event.key === 'Escape') return close();
    // Enter would submit the form; Tab moves on and selects the active option.
    if (event.key === 'Enter') event.preventDefault();
    const option = options[active];
    const accepts = event.key === 'Enter' || (event.key === 'Tab' && openState.query !== '');
    if (option && accepts) choose(option.value);
  };

  const handlers = {
    onKeyDown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => show(event.target.value, 0),
    onClick: () => openState ?? show('', null),
    onFocus: () => input.current?.select(),
    onBlur: close,
  };
  return { opened: openState, options, active, choose, handlers };
}

/** While the list is closed, the next letter replaces the selected name, also after the note beside it has come. */
function useSelectedText(input: RefObject<HTMLInputElement | null>, isClosed: boolean, text: string): void {
  useLayoutEffect(() => {
    if (isClosed && document.activeElement === input.current) input.current?.select();
  }, [input, isClosed, text]);
}

function shouldOpenUpward(input: HTMLElement | null): boolean {
  if (!input) return false;
  const { top, bottom } = input.getBoundingClientRect();
  const below = document.documentElement.clientHeight - bottom;
  return below < LIST_HEIGHT && top > below;
}

/** Single steps wrap around at the ends; page steps stop there. */
function stepped(from: number, step: number, count: number): number {
  const to = from + step;
  if (Math.abs(step) === 1) return (to + count) % Math.max(count, 1);
  return Math.min(Math.max(to, 0), count - 1);
}
