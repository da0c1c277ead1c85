import { MailCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ForgotPasswordStore } from '#src/application/auth/forgot-password-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmailForm } from '#src/ui/auth/forms/email-form.tsx';
import authFormStyles from '#src/ui/auth/forms/auth-form.module.css';

/** The confirmation has the same words whether or not the account exists. */
export const ForgotPasswordForm = observer(function ForgotPasswordForm({ store }: { store: ForgotPasswordStore }) {
  const { t } = useTranslation();
  if (store.sentTo === null) {
    return (
      <EmailForm
        form={store.form}
        problems={store.form.formErrors}
        onSubmit={store.send}
        submitLabel={t('forgot-password.submit')}
        busyLabel={t('forgot-password.submitting')}
      />
    );
  }
  return (
    <div className={authFormStyles.form}>
      <Alert kind="info" role="status" icon={MailCheck}>
        {t('forgot-password.sent', { email: store.sentTo })}
      </Alert>
      {/* The focused button is gone, so the next action gets the focus. */}
      <Button size="lg" block autoFocus onClick={store.startOver}>
        {t('forgot-password.again')}
      </Button>
    </div>
  );
});
