import { Clock } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Trans } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { useDemoSlots } from '#src/ui/app/demo-slots.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { AuthHeader, AuthLayout } from '#src/ui/auth/layout/auth-layout.tsx';
import { VerificationForm } from './verification-form.tsx';

export const VerificationPage = observer(function VerificationPage() {
  const { t } = useTranslation();
  const { settings, supportChat, auth } = useAppStores();
  const demo = useDemoSlots();
  const [store] = useState(() => auth.current.createVerification());
  useEffect(() => store.start(), [store]);

  return (
    <AuthLayout settings={settings} panel="signUp">
      <DocumentTitle title={t('verification.title')} />
      <VerificationIntro email={store.email} />
      <VerificationForm store={store} />
      {auth.current.signsOutWhenIdle && (
        <Alert kind="plain" icon={Clock}>
          {t('verification.idle')}
        </Alert>
      )}
      <div className="stack stack-1 text-sm muted">
        <p>
          {supportChat.isAvailable ? (
            <Trans
              i18nKey="verification.help"
              components={{ chat: <TextButton onClick={supportChat.open}>{null}</TextButton> }}
            />
          ) : (
            t('verification.help-alone')
          )}
        </p>
        <div className="row row-between row-wrap">
          <p>
            <span>{t('verification.wrong-account')}</span>{' '}
            <TextButton onClick={store.useAnotherEmail}>{t('verification.another-email')}</TextButton>
          </p>
          <TextButton onClick={store.logOut}>{t('common.log-out')}</TextButton>
        </div>
      </div>
      {__MOCKS__ && demo?.mailbox(store.setCode)}
    </AuthLayout>
  );
});

function VerificationIntro({ email }: { email: string | null }) {
  const { t } = useTranslation();
  return (
    <AuthHeader title={t('verification.title')} isExplanation>
      {email === null ? (
        t('verification.text.no-email')
      ) : (
        <Trans
          i18nKey="verification.text"
          values={{ email }}
          components={{ strong: <span className="strong wrap-anywhere" /> }}
        />
      )}
    </AuthHeader>
  );
}
