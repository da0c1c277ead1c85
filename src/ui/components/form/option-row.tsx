import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { arrowStep } from '#src/ui/components/focus/reading-direction.ts';
import { ownElement } from '#src/ui/components/text/own-element.tsx';
import styles from './segmented.module.css';

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
}

export interface SegmentedProps<V extends string> {
  /** For assistive technology; there is no visible label. */
  readonly label: string;
  readonly value: V;
  readonly options: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
}

/** As `Segmented`, where a page shows it before its data: PrimeReact would make them wait for 20 KiB. */
export function OptionRow<V extends string>({ label, value, options, onChange }: SegmentedProps<V>) {
  const handlersOf = (next: V) => ({
    onClick: () => next !== value && onChange(next),
    onKeyDown: preventScroll,
  });
  return (
    <div {...rowProps(label)}>
      {options.map((option) => (
        <div key={option.value} {...optionProps(option.value === value)} {...handlersOf(option.value)}>
          {ownElement(option.label)}
        </div>
      ))}
    </div>
  );
}

/** The option with the focus is the checked one, so the space bar has nothing to do. */
function preventScroll(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}

export function rowProps(label: string) {
  return {
    className: styles.segmented,
    'data-slot': 'segmented',
    role: 'radiogroup',
    'aria-label': label,
    onKeyDownCapture: selectByKey,
  } as const;
}

/** The checked option is the tab stop. */
export function optionProps(selected: boolean): HTMLAttributes<HTMLDivElement> {
  return { className: styles.option, role: 'radio', 'aria-checked': selected, tabIndex: selected ? 0 : -1 };
}

/** PrimeReact takes the right arrow for the next option in every language, and only moves the focus. */
function selectByKey(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  const vertical = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const step = arrowStep(key, currentTarget) || vertical;
  if (step === 0) return;
  const options = [...currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const next = options.at((options.findIndex((option) => option === target) + step) % options.length);
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
  next?.click();
}
