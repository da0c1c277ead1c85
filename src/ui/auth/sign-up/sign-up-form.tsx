import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { SubmitButton } from '#src/ui/components/form/submit-button.tsx';
import { PhoneField } from './phone-field.tsx';
import { signUpHint } from './sign-up-hint.ts';
import { SignUpPasswords } from './sign-up-passwords.tsx';
import { SignUpPerson } from './sign-up-person.tsx';
import { SignUpProblemAlert } from './sign-up-problem-alert.tsx';
import { SignUpTerms } from './sign-up-terms.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import authFormStyles from '#src/ui/auth/forms/auth-form.module.css';
import styles from './sign-up.module.css';

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
