import { type ReactNode, useId } from 'react';
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

/** Native radios, so arrows, Space and forms work. */
export function Segmented<V extends string>({ label, value, options, onChange }: SegmentedProps<V>) {
  const name = useId();
  return (
    <div className={styles.segmented} data-slot="segmented" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
