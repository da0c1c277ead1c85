import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignUpStore } from '../../application/session/sign-up-store';
import { leftFields } from '../components/left-fields';
import { SubmitButton } from '../components/submit-button';
import '../theme/sign-up.css';
import { PhoneField } from './phone-field';
import { signUpHint } from './sign-up-hint';
import { SignUpPasswords } from './sign-up-passwords';
import { SignUpPerson } from './sign-up-person';
import { SignUpProblemAlert } from './sign-up-problem-alert';
import { SignUpTerms } from './sign-up-terms';

interface SignUpFormProps {
  readonly store: SignUpStore;
  readonly termsAddress: string;
}

export const SignUpForm = observer(function SignUpForm({ store, termsAddress }: SignUpFormProps) {
  const { t } = useTranslation();
  const { form, problem } = store;
  // The line under the button counts what the rules miss, so they are needed from the start.
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
      className="form form--lg sign-up"
      noValidate
      onSubmit={submit}
      onFocusCapture={() => void form.prepare()}
      {...leftFields(form)}
    >
      <SignUpPerson store={store} />
      <SignUpPasswords store={store} />
      <PhoneField store={store} />
      <SignUpTerms form={form} address={termsAddress} />
      {problem && <SignUpProblemAlert problem={problem} />}
      <SubmitButton form={form} hint={hint} busyLabel={t('sign-up.submitting')}>
        {t('sign-up.submit')}
      </SubmitButton>
    </form>
  );
});
