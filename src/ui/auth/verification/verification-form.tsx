import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationStore } from '#src/application/auth/verification-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { CodeInput } from '#src/ui/components/form/code-input.tsx';
import { FormErrors } from '#src/ui/auth/forms/form-errors.tsx';
import { VerificationResend } from './verification-resend.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import authFormStyles from '#src/ui/auth/forms/auth-form.module.css';

/** The sixth digit submits the code. After any other failure, Enter or the button does. */
export const VerificationForm = observer(function VerificationForm({ store }: { store: VerificationStore }) {
  const { t } = useTranslation();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.verify();
  };

  return (
    <form className={classNames(authFormStyles.form, authFormStyles.isLarge)} noValidate onSubmit={submit}>
      <CodeInput
        label={t('verification.code')}
        hint={store.isChecking && t('verification.checking')}
        error={store.codeProblem}
        isErrorAnnounced
        value={store.code}
        onChange={store.setCode}
        readOnly={store.isChecking}
        autoFocus
      />
      <FormErrors messages={store.formErrors} />
      {store.canCheckAgain && (
        <Button type="submit" variant="primary" size="lg" block>
          {t('common.try-again')}
        </Button>
      )}
      <VerificationResend store={store} />
    </form>
  );
});
