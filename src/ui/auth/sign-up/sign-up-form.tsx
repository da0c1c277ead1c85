import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect } from 'react';
import { useTranslation, Trans } from 'react-i18next';
import type { SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { SubmitButton } from '#src/ui/components/form/submit-button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import authFormStyles from '#src/ui/auth/forms/auth-form.module.css';
import type { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { SignUpValues } from '#src/application/auth/sign-up-values.ts';
import type { SignUpProblem } from '#src/application/auth/sign-up-problem.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';
import { PhoneField } from './phone-field.tsx';
import { SignUpPasswords } from './sign-up-passwords.tsx';
import { SignUpPerson } from './sign-up-person.tsx';
import styles from './sign-up.module.css';

interface SignUpTermsProps {
  readonly form: FormStore<SignUpValues>;
  readonly url: string;
}

/** Shows an error once unticked; before that, the hint below the button asks for it. */
const SignUpTerms = observer(function SignUpTerms({ form, url: address }: SignUpTermsProps) {
  const { t } = useTranslation();
  const error = form.errorOf('terms');
  return (
    <div className={fieldStyles.field} data-slot="field">
      <Checkbox checked={form.values.terms} onChange={(terms) => form.set('terms', terms)} error={error && t(error)}>
        <Trans i18nKey="sign-up.terms" components={{ terms: <ExternalLink href={address}>{null}</ExternalLink> }} />
      </Checkbox>
    </div>
  );
});

interface SignUpHint {
  readonly key: MessageKey;
  readonly count: number;
}

interface SignUpFormProps {
  readonly store: SignUpStore;
  readonly termsUrl: string;
}

export const SignUpForm = observer(function SignUpForm({ store, termsUrl: termsAddress }: SignUpFormProps) {
  const { t } = useTranslation();
  const { form, problem } = store;
  // The hint counts unmet rules, so they are needed from the start.
  useEffect(() => void form.prepare(), [form]);

  const hint = () => {
    const missing = signUpHint(form);
    return missing && t(missing.key, { count: missing.count });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.register();
  };

  return (
    <form
      className={classNames(authFormStyles.form, authFormStyles.isLarge, styles.signUp)}
      noValidate
      onSubmit={submit}
      onFocusCapture={() => void form.prepare()}
      {...touchOnLeave(form)}
    >
      <SignUpPerson store={store} />
      <SignUpPasswords store={store} />
      <PhoneField store={store} />
      <SignUpTerms form={form} url={termsAddress} />
      {problem && <SignUpProblemAlert problem={problem} />}
      <SubmitButton form={form} hint={hint} busyLabel={t('sign-up.submitting')}>
        {t('sign-up.submit')}
      </SubmitButton>
    </form>
  );
});

/** Says "Fix" once an invalid value was typed. */
function signUpHint({ errors, values, errorCount }: FormStore<SignUpValues>): SignUpHint | null {
  if (errorCount === 0) return null;
  const needsTerms = errors.terms !== undefined;
  const count = errorCount - (needsTerms ? 1 : 0);
  if (count === 0) return { key: 'sign-up.hint.agree', count };
  const invalidFields = Object.keys(errors) as (keyof SignUpValues)[];
  const isTyped = invalidFields.some((field) => field !== 'terms' && values[field] !== '');
  if (isTyped) return { key: needsTerms ? 'sign-up.hint.fix-and-agree' : 'sign-up.hint.fix', count };
  return { key: needsTerms ? 'sign-up.hint.fill-and-agree' : 'sign-up.hint.fill', count };
}

/** No toast announces it, so this alert does. */
function SignUpProblemAlert({ problem }: { problem: SignUpProblem }) {
  const { t } = useTranslation();
  return (
    <Alert kind="danger" role="alert">
      {t(problem.message)}
      {problem.details.map((detail) => (
        <span key={detail} className={styles.signUpDetails}>
          {detail}
        </span>
      ))}
    </Alert>
  );
}
