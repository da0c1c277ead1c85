import { type ReactNode, useId } from 'react';
import { FieldError, noteProps } from './field.tsx';
import styles from './check.module.css';

interface CheckboxProps {
  readonly children: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly error?: string | null | undefined;
}

export function Checkbox({ children, checked, onChange, disabled, error }: CheckboxProps) {
  const id = useId();
  return (
    <>
      <label className={styles.check} data-slot="check">
        <input
          {...noteProps(id, { error })}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </>
  );
}
