import { useTranslation } from 'react-i18next';
import type { TwoFactorStore } from '../../application/session/two-factor-store';
import { Button } from '../components/button';
import { DocumentTitle } from '../components/page-title';
import { AuthHead } from './auth-head';
import { EmailForm } from './email-form';

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
