import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../components/page-title';
import { hasScreen } from '../shell/existing-screens';
import { useAppStores } from '../shell/stores-context';
import { AuthLayout } from './auth-layout';
import { DemoAccounts } from './demo-accounts';
import { LogInForm } from './log-in-form';
import { TwoFactorForm } from './two-factor-form';

/** /auth/login (§2): the form, then the two-factor entry where the account has one. */
export const LogInPage = observer(function LogInPage() {
  const { t } = useTranslation();
  const { settings, session, demo, createLogIn } = useAppStores();
  const [store] = useState(createLogIn);
  return (
    <AuthLayout settings={settings}>
      <DocumentTitle title={t(store.secondFactorFor === null ? 'log-in.document-title' : 'two-factor.title')} />
      {store.secondFactorFor === null ? (
        <LogInForm
          store={store}
          brand={settings.brand.name}
          hasEnded={session.endedUnasked}
          links={{ register: hasScreen('register'), forgotPassword: hasScreen('forgot-password') }}
        />
      ) : (
        <TwoFactorForm store={store} email={store.secondFactorFor} />
      )}
      {__MOCKS__ && demo && <DemoAccounts demo={demo} store={store} />}
    </AuthLayout>
  );
});
