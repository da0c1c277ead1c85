import { useId, useState } from 'react';
import type { PasswordPart } from '#src/application/auth/sign-up-password.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { Field, noteProps } from '#src/ui/components/form/field.tsx';
import { PasswordToggle } from '#src/ui/components/form/password-field.tsx';
import { useUnseenValue } from '#src/ui/components/form/use-unseen-value.ts';
import { PasswordRules } from './password-rules.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';

interface PasswordRulesFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly parts: readonly PasswordPart[];
  /** Shown only while the rules list is empty; otherwise the list reports problems. */
  readonly error: string | null;
}

export function PasswordRulesField({ label, name, value, onChange, parts, error }: PasswordRulesFieldProps) {
  const id = useId();
  useUnseenValue(id, value, onChange);
  const [shown, setShown] = useState(false);
  const isInvalid = value !== '' && parts.some(({ holds }) => !holds(value));
  const { 'aria-describedby': note } = noteProps(id, { error });
  return (
    <Field id={id} label={label} error={error}>
      <span className={fieldStyles.affix}>
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          className={classNames(fieldStyles.input, fieldStyles.isLarge)}
          data-slot="input"
          autoComplete="new-password"
          autoCapitalize="off"
          spellCheck={false}
          required
          aria-invalid={isInvalid || error !== null || undefined}
          aria-describedby={classNames(note, `${id}-rules`)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <PasswordToggle shown={shown} onClick={() => setShown(!shown)} />
      </span>
      <PasswordRules id={`${id}-rules`} parts={parts} password={value} />
    </Field>
  );
}
