import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../components/page-title';
import { Waiting } from '../components/waiting';
import { useAppStores } from '../shell/stores-context';
import { AuthLayout } from './auth-layout';
import { DemoAccounts } from './demo-accounts';
import { DemoMailbox } from './demo-mailbox';
import { LogInForm } from './log-in-form';
import { LogInIntro } from './log-in-intro';
import { TwoFactor } from './two-factor';

/** /auth/login (§2): the form, the return of a social provider, and the second factor where the account has one. */
export const LogInPage = observer(function LogInPage() {
  const { t } = useTranslation();
  const stores = useAppStores();
  const { settings, session, social, demo, createLogIn } = stores;
  const [store] = useState(createLogIn);
  // Before the first paint: the form must not flash up in front of a return.
  useLayoutEffect(() => store.start(), [store]);

  if (store.isReturning) return <Waiting label={t('social.signing-in')} />;
  const { secondFactor } = store;
  return (
    <AuthLayout settings={settings}>
      {secondFactor ? (
        <TwoFactor stores={stores} email={secondFactor.email} onBack={store.backToForm} />
      ) : (
        <>
          <DocumentTitle title={t('log-in.document-title')} />
          <LogInIntro brand={settings.brand.name} />
          <LogInForm store={store} social={social} hasEnded={session.endedUnasked} />
        </>
      )}
      {__MOCKS__ && demo && (
        <>
          <DemoAccounts demo={demo} store={store} />
          <DemoMailbox demo={demo} hidesEmpty />
        </>
      )}
    </AuthLayout>
  );
});
