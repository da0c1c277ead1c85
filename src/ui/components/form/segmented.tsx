import { SelectButton } from 'primereact/selectbutton';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { arrowStep } from '#src/ui/components/focus/reading-direction.ts';
import { PrimeReactRoot } from '#src/ui/components/dialog/prime-react-root.tsx';
import styles from './segmented.module.css';
import { ownElement } from '#src/ui/components/text/own-element.tsx';

export interface Choice<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
}

interface SegmentedProps<V extends string> {
  /** For assistive technology; there is no visible label. */
  readonly label: string;
  readonly value: V;
  readonly options: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
}

/** A radio group, where PrimeReact has toggle buttons: exactly one option is always checked. */
export function Segmented<V extends string>({ label, value, options, onChange }: SegmentedProps<V>) {
  return (
    <PrimeReactRoot>
      <SelectButton
        value={value}
        options={[...options]}
        allowEmpty={false}
        onChange={(event) => onChange(event.value as V)}
        itemTemplate={(option: Choice<V>) => ownElement(option.label)}
        pt={{
          root: {
            className: styles.segmented,
            'data-slot': 'segmented',
            role: 'radiogroup',
            'aria-label': label,
            onKeyDownCapture: selectByKey,
          },
          button: (option) => radioProps(option?.context.selected ?? false),
        }}
      />
    </PrimeReactRoot>
  );
}

/** The checked option is the tab stop. */
function radioProps(selected: boolean): HTMLAttributes<HTMLDivElement> {
  return {
    className: styles.option,
    role: 'radio',
    'aria-checked': selected,
    'aria-pressed': undefined,
    'aria-label': undefined,
    'aria-disabled': undefined,
    tabIndex: selected ? 0 : -1,
  };
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
