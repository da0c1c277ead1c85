import { type ReactNode, useId } from 'react';
import { FieldError, noteId, noteProps } from './field.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './check.module.css';

interface CheckboxProps {
  readonly children: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly description?: string | null | undefined;
  /** Replaces the description. */
  readonly error?: string | null | undefined;
}

export function Checkbox({ children, checked, onChange, disabled, description, error }: CheckboxProps) {
  const id = useId();
  return (
    <>
      <label className={styles.check} data-slot="check">
        <input
          {...noteProps(id, { error, hint: description })}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="own-direction">{children}</span>
      </label>
      {description && !error && (
        <p className={classNames('own-direction', styles.description)} id={noteId(id)}>
          {description}
        </p>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </>
  );
}
