import { useId, useState } from 'react';
import type { PasswordPart } from '#src/application/auth/sign-up-password.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { Field, noteProps } from '#src/ui/components/form/field.tsx';
import { PasswordToggle } from '#src/ui/components/form/password-field.tsx';
import { useUnseenValue } from '#src/ui/components/form/use-unseen-value.ts';
import fieldStyles from '#src/ui/components/form/field.module.css';
import { Check, Minus, X } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import styles from './password-rules.module.css';

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

interface PasswordRulesProps {
  readonly id: string;
  readonly parts: readonly PasswordPart[];
  readonly password: string;
}

/** Updates while the person types and replaces the error message. */
function PasswordRules({ id, parts, password }: PasswordRulesProps) {
  const isEmpty = password === '';
  const visibleParts = parts.filter(({ isLimit, holds }) => !isLimit || !holds(password));
  return (
    <ul className={styles.rules} id={id}>
      {visibleParts.map((part) => (
        <PasswordRule key={part.text} part={part} met={isEmpty ? null : part.holds(password)} />
      ))}
    </ul>
  );
}

function PasswordRule({ part, met }: { part: PasswordPart; met: boolean | null }) {
  const { t } = useTranslation();
  const modifier = met === null ? null : met ? styles.isMet : styles.isMissing;
  return (
    <li className={classNames(modifier, part.isLimit && styles.isLimit)}>
      <Icon of={met === null ? Minus : met ? Check : X} />
      <span>
        {met !== null && (
          <VisuallyHidden>{`${t(met ? 'sign-up.password.met' : 'sign-up.password.missing')} `}</VisuallyHidden>
        )}
        <span>{t(part.text)}</span>
      </span>
    </li>
  );
}
