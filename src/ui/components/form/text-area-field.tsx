import { useId } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import { Field, type FieldMessages, noteProps } from './field.tsx';
import styles from './field.module.css';

interface TextAreaFieldProps extends FieldMessages {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const MIN_ROWS = 2;
const MAX_ROWS = 6;

/** For lines that machines read; it grows with them. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, isErrorAnnounced, name, value, onChange } = props;
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, isErrorAnnounced }}>
      <textarea
        {...noteProps(id, { hint, error })}
        id={id}
        name={name}
        dir="ltr"
        rows={Math.min(MAX_ROWS, Math.max(MIN_ROWS, value.split('\n').length))}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-slot="input"
        className={classNames('mono', styles.input)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
