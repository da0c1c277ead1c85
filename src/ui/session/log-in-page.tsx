import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../components/alert';
import { DocumentTitle } from '../components/page-title';
import { hasScreen } from '../shell/existing-screens';
import { useAppStores } from '../shell/stores-context';
import { AuthLayout } from './auth-layout';
import { DemoAccounts } from './demo-accounts';
import { LogInForm } from './log-in-form';
import { LogInIntro } from './log-in-intro';
import { TwoFactorForm } from './two-factor-form';

/** /auth/login (§2): the form, then the two-factor entry where the account has one. */
export const LogInPage = observer(function LogInPage() {
  const { t } = useTranslation();
  const { settings, session, demo, createLogIn } = useAppStores();
  const [store] = useState(createLogIn);
  const { secondFactorFor: email } = store;
  const hasEnded = session.endedUnasked && store.problems.length === 0;

  return (
    <AuthLayout settings={settings}>
      <DocumentTitle title={t(email === null ? 'log-in.document-title' : 'two-factor.title')} />
      {email === null ? (
        <>
          <LogInIntro brand={settings.brand.name} canRegister={hasScreen('register')} />
          {hasEnded && <Alert kind="info">{t('log-in.session-ended')}</Alert>}
          <LogInForm store={store} canResetPassword={hasScreen('forgot-password')} />
        </>
      ) : (
        <TwoFactorForm store={store} email={email} />
      )}
      {__MOCKS__ && demo && <DemoAccounts demo={demo} store={store} />}
    </AuthLayout>
  );
});
