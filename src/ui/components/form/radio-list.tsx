import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import checkStyles from './check.module.css';
import { Radio } from './radio.tsx';

export interface RadioOption<V extends string | number> {
  readonly value: V;
  readonly label: ReactNode;
  readonly badge?: ReactNode;
}

interface RadioListProps<V extends string | number> {
  readonly legend: string;
  readonly value: V | null;
  readonly options: readonly RadioOption<V>[];
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean | undefined;
}

export function RadioList<V extends string | number>(props: RadioListProps<V>) {
  const { legend, value, options, onChange, disabled } = props;
  const name = useId();
  return (
    <fieldset className={styles.field} data-slot="field" disabled={disabled}>
      <legend className={styles.label} data-slot="field-label">
        {legend}
      </legend>
      <div className={checkStyles.radioList}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            <span className="own-direction">{option.label}</span>
            {option.badge}
          </Radio>
        ))}
      </div>
    </fieldset>
  );
}
