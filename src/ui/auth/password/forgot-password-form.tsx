import { MailCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ForgotPasswordStore } from '#src/application/auth/forgot-password-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmailForm } from '#src/ui/auth/forms/email-form.tsx';
import authFormStyles from '#src/ui/auth/forms/auth-form.module.css';

/** Once the link is on its way; the header of the screen announces it. */
export function useSentMessage({ sentTo }: ForgotPasswordStore): string | undefined {
  const { t } = useTranslation();
  return sentTo === null ? undefined : t('forgot-password.sent', { email: sentTo });
}

/** The confirmation has the same words whether or not the account exists. */
export const ForgotPasswordForm = observer(function ForgotPasswordForm({ store }: { store: ForgotPasswordStore }) {
  const { t } = useTranslation();
  const sent = useSentMessage(store);
  if (sent === undefined) {
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
      <Alert kind="info" icon={MailCheck}>
        {sent}
      </Alert>
      {/* The focused button is gone, so the next action gets the focus. */}
      <Button size="lg" block autoFocus onClick={store.startOver}>
        {t('forgot-password.again')}
      </Button>
    </div>
  );
});
