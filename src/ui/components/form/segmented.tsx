import { SelectButton } from 'primereact/selectbutton';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import styles from './segmented.module.css';

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
    <SelectButton
      value={value}
      options={[...options]}
      allowEmpty={false}
      onChange={(event) => onChange(event.value as V)}
      itemTemplate={(option: Choice<V>) => option.label}
      pt={{
        root: {
          className: styles.segmented,
          'data-slot': 'segmented',
          role: 'radiogroup',
          'aria-label': label,
          onKeyDown: selectFocused,
        },
        button: (option) => radioProps(option?.context.selected ?? false),
      }}
    />
  );
}

/** The checked option is the tab stop, from which PrimeReact's arrow keys move. */
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

/** PrimeReact has moved the focus by then; in a radio group the choice follows. */
function selectFocused(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow') && event.target !== document.activeElement)
    (document.activeElement as HTMLElement | null)?.click();
}
