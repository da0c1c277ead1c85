import { useTranslation } from 'react-i18next';
import type { TwoFactorStore } from '#src/application/auth/two-factor-store.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import { AuthHead } from '#src/ui/auth/layout/auth-head.tsx';
import { EmailForm } from '#src/ui/auth/forms/email-form.tsx';

interface TwoFactorWhoseProps {
  readonly store: TwoFactorStore;
  readonly onBack: () => void;
}

/** A social provider signed somebody in without saying whom (D56). */
export function TwoFactorWhose({ store, onBack }: TwoFactorWhoseProps) {
  const { t } = useTranslation();
  return (
    <>
      <DocumentTitle title={t('two-factor.whose.title')} />
      <AuthHead title={t('two-factor.whose.title')} explains>
        {t('two-factor.whose.text')}
      </AuthHead>
      <EmailForm
        form={store.whose}
        problems={store.problems}
        onSubmit={store.sayWhose}
        submitLabel={t('two-factor.whose.continue')}
        autoFocus
      >
        <Button variant="quiet" size="lg" onClick={onBack}>
          {t('two-factor.back')}
        </Button>
      </EmailForm>
    </>
  );
}
