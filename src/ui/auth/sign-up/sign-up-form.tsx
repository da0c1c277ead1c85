import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Trans } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { SubmitButton } from '#src/ui/components/form/submit-button.tsx';
import { AuthForm } from '#src/ui/auth/forms/auth-form.tsx';
import { NewPasswordFields } from '#src/ui/auth/forms/new-password-fields.tsx';
import type { FormStore } from '#src/application/forms/form-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { SignUpProblem, SignUpValues } from '#src/application/auth/sign-up-values.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { PhoneField } from './phone-field.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';
import styles from './sign-up.module.css';

interface SignUpTermsProps {
  readonly form: FormStore<SignUpValues>;
  readonly url: string;
}

/** Shows an error once unticked; before that, the hint below the button asks for it. */
const SignUpTerms = observer(function SignUpTerms({ form, url }: SignUpTermsProps) {
  const { t } = useTranslation();
  const error = form.errorOf('terms');
  return (
    <div className={fieldStyles.field} data-slot="field">
      <Checkbox checked={form.values.terms} onChange={(terms) => form.set('terms', terms)} error={error && t(error)}>
        <Trans i18nKey="sign-up.terms" components={{ terms: <ExternalLink href={url}>{null}</ExternalLink> }} />
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

export const SignUpForm = observer(function SignUpForm({ store, termsUrl }: SignUpFormProps) {
  const { t } = useTranslation();
  const { form, problem } = store;
  // The hint counts unmet rules, so they are needed from the start.
  useEffect(() => void form.prepare(), [form]);

  const hint = () => {
    const missing = signUpHint(form);
    return missing && t(missing.key, { count: missing.count });
  };

  return (
    <AuthForm className={styles.signUp} form={form} onSubmit={store.register}>
      <SignUpPerson store={store} />
      <NewPasswordFields
        form={form}
        parts={store.passwordParts}
        label={t('sign-up.password')}
        repeatLabel={t('sign-up.repeated-password')}
        required
      />
      <PhoneField store={store} />
      <SignUpTerms form={form} url={termsUrl} />
      {problem && <SignUpProblemAlert problem={problem} />}
      <SubmitButton form={form} hint={hint} busyLabel={t('sign-up.submitting')}>
        {t('sign-up.submit')}
      </SubmitButton>
    </AuthForm>
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
      <span>{t(problem.message)}</span>
      {problem.details.map((detail) => (
        <span key={detail} className={styles.signUpDetails}>
          {detail}
        </span>
      ))}
    </Alert>
  );
}

type PersonField = 'firstName' | 'lastName' | 'email';

/** The email of an invitation is read-only. */
const SignUpPerson = observer(function SignUpPerson({ store }: { store: SignUpStore }) {
  const { t } = useTranslation();
  const { form, invitation } = store;
  const bound = (field: PersonField) => {
    const error = form.errorOf(field);
    return {
      name: field,
      size: 'lg',
      required: true,
      value: form.values[field],
      onChange: (text: string) => form.set(field, text),
      error: error && t(error),
    } as const;
  };
  return (
    <>
      <div className={styles.columns}>
        <TextField {...bound('firstName')} label={t('sign-up.first-name')} autoComplete="given-name" />
        <TextField {...bound('lastName')} label={t('sign-up.last-name')} autoComplete="family-name" />
      </div>
      <TextField
        {...bound('email')}
        label={t('sign-up.email')}
        type="email"
        autoComplete="email"
        disabled={invitation !== null}
        hint={invitation && t('sign-up.email-of-invitation')}
      />
    </>
  );
});
