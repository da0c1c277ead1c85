import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { RequiredMark } from './required-mark.tsx';
import styles from './field.module.css';

export interface FieldMessages {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Replaces the hint. */
  readonly error?: string | null | undefined;
  /** For an error that comes with a response instead of while typing. */
  readonly isErrorAnnounced?: boolean | undefined;
  /** A link at the end of the label's row. */
  readonly aside?: ReactNode;
  /** Marked in dialogs only; elsewhere every field is required or says that it is optional. */
  readonly required?: boolean | undefined;
}

interface FieldProps extends FieldMessages {
  readonly id: string;
  readonly children: ReactNode;
}

export function Field({ id, label, hint, error, isErrorAnnounced, aside, required, children }: FieldProps) {
  return (
    <div className={styles.field} data-slot="field">
      <div className={styles.label} data-slot="field-label">
        <label htmlFor={id}>{label}</label>
        {required && <RequiredMark />}
        {aside}
      </div>
      {children}
      {error ? (
        <FieldError id={id} isAnnounced={isErrorAnnounced}>
          {error}
        </FieldError>
      ) : (
        hint && (
          <p className={styles.hint} data-slot="field-hint" id={noteId(id)}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly children: string;
  readonly isAnnounced?: boolean | undefined;
}

export function FieldError({ id, children, isAnnounced = false }: FieldErrorProps) {
  return (
    <p className={styles.error} data-slot="field-error" id={noteId(id)} role={isAnnounced ? 'alert' : undefined}>
      <Icon of={CircleAlert} />
      <span className="own-direction">{children}</span>
    </p>
  );
}

export const noteId = (id: string) => `${id}-note`;

/** The aria attributes that refer to the hint or error. */
export function noteProps(id: string, { hint, error }: Pick<FieldMessages, 'hint' | 'error'>) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId(id) : undefined,
  };
}
