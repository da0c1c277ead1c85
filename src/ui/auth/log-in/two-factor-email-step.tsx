import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { TwoFactorStore } from '#src/application/auth/two-factor-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import { AuthHeader } from '#src/ui/auth/layout/auth-header.tsx';
import { EmailForm } from '#src/ui/auth/forms/email-form.tsx';

interface TwoFactorEmailStepProps {
  readonly store: TwoFactorStore;
  readonly onBack: () => void;
}

/** A social provider signed a person in without sending the email. */
export function TwoFactorEmailStep({ store, onBack }: TwoFactorEmailStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <DocumentTitle title={t('two-factor.email.title')} />
      <AuthHeader title={t('two-factor.email.title')} isExplanation>
        {t('two-factor.email.text')}
      </AuthHeader>
      <EmailForm
        form={store.emailForm}
        problems={store.formErrors}
        onSubmit={store.submitEmail}
        submitLabel={t('two-factor.email.continue')}
        autoFocus
      >
        <Button variant="quiet" size="lg" onClick={onBack}>
          {t('two-factor.back')}
        </Button>
      </EmailForm>
    </>
  );
}
