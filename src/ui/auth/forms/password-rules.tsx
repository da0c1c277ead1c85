import { Check, Minus, X } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { PasswordPart } from '#src/application/auth/sign-up-password.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import styles from './password-rules.module.css';

interface PasswordRulesProps {
  readonly id: string;
  readonly parts: readonly PasswordPart[];
  readonly password: string;
}

/** Updates while the person types and replaces the error message. */
export function PasswordRules({ id, parts, password }: PasswordRulesProps) {
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
