import { type ReactNode, useId } from 'react';
import { FieldError, noteId } from './field.tsx';
import { RequiredMark } from './required-mark.tsx';
import styles from './check.module.css';
import fieldStyles from './field.module.css';

interface CheckboxGroupProps {
  readonly label: string;
  readonly error: string | null;
  readonly children: ReactNode;
}

/** Checkboxes of which one at least is chosen. */
export function CheckboxGroup({ label, error, children }: CheckboxGroupProps) {
  const id = useId();
  return (
    <fieldset className={fieldStyles.field} data-slot="field" aria-describedby={error ? noteId(id) : undefined}>
      <legend className={fieldStyles.label} data-slot="field-label">
        <span>{label}</span>
        <RequiredMark />
      </legend>
      <div className={styles.radioList}>{children}</div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
