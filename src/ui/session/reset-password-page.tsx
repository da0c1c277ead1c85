import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../components/page-title';
import type { PageProps } from '../shell/page-module';
import { useAppStores } from '../shell/stores-context';
import { AuthHead } from './auth-head';
import { AuthLayout } from './auth-layout';
import { DemoMailbox } from './demo-mailbox';
import { ForgotPasswordForm } from './forgot-password-form';
import { ResetPasswordBack } from './reset-password-back';
import { ResetPasswordForm } from './reset-password-form';

/** /reset-password (§2): the link of the mail, or what to do without one. Opens in any account state (D8). */
export const ResetPasswordPage = observer(function ResetPasswordPage({ token }: PageProps) {
  const { t } = useTranslation();
  const { settings, session, demo, access } = useAppStores();
  const [store] = useState(() => access.current.createResetPassword());
  const [forgot] = useState(() => access.current.createForgotPassword());
  useLayoutEffect(() => store.open(token), [store, token]);
  const view = store.isDone ? 'done' : store.hasToken ? 'form' : 'no-link';
  const title = t(TITLES[view]);

  return (
    <AuthLayout settings={settings}>
      <DocumentTitle title={title} />
      <AuthHead title={title} explains>
        {t(TEXTS[view])}
      </AuthHead>
      {view === 'form' && <ResetPasswordForm store={store} />}
      {view === 'no-link' && <ForgotPasswordForm store={forgot} />}
      <ResetPasswordBack isSignedIn={session.hasToken} isDone={view === 'done'} />
      {__MOCKS__ && demo && <DemoMailbox demo={demo} />}
    </AuthLayout>
  );
});

const TITLES = {
  form: 'reset-password.title',
  done: 'reset-password.done.title',
  'no-link': 'reset-password.no-link.title',
} as const;

const TEXTS = {
  form: 'reset-password.text',
  done: 'reset-password.done',
  'no-link': 'reset-password.no-link.text',
} as const;
