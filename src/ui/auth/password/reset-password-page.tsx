import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Link } from 'wouter';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import type { PageProps } from '#src/ui/app/lazy-page.ts';
import { useDemoSlots } from '#src/ui/app/demo-slots.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { AuthHeader } from '#src/ui/auth/layout/auth-header.tsx';
import { AuthLayout } from '#src/ui/auth/layout/auth-layout.tsx';
import { StableHeight } from '#src/ui/auth/layout/stable-height.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { ForgotPasswordForm, useSentMessage } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

interface ResetPasswordBackProps {
  readonly isSignedIn: boolean;
  readonly isDone: boolean;
}

/** The form of the mailed link, or help when the link is missing. Opens in any account state. */
export const ResetPasswordPage = observer(function ResetPasswordPage({ token }: PageProps) {
  const { t } = useTranslation();
  const { settings, session, auth } = useAppStores();
  const demo = useDemoSlots();
  const [store] = useState(() => auth.current.createResetPassword());
  const [forgot] = useState(() => auth.current.createForgotPassword());
  useLayoutEffect(() => store.open(token), [store, token]);
  const view = store.isDone ? 'done' : store.hasToken ? 'form' : 'no-link';
  const title = t(TITLES[view]);
  const sent = useSentMessage(forgot);

  return (
    <AuthLayout settings={settings}>
      <DocumentTitle title={title} />
      <StableHeight isReplaced={view === 'done'}>
        <AuthHeader title={title} announcement={view === 'done' ? t(MESSAGES.done) : sent} isExplanation>
          {t(MESSAGES[view])}
        </AuthHeader>
        {view === 'form' && <ResetPasswordForm store={store} />}
        {view === 'no-link' && <ForgotPasswordForm store={forgot} />}
        <ResetPasswordBack isSignedIn={session.hasToken} isDone={view === 'done'} />
      </StableHeight>
      {__MOCKS__ && demo?.mailbox()}
    </AuthLayout>
  );
});

const TITLES = {
  form: 'reset-password.title',
  done: 'reset-password.done.title',
  'no-link': 'reset-password.no-link.title',
} as const;

const MESSAGES = {
  form: 'reset-password.text',
  done: 'reset-password.done',
  'no-link': 'reset-password.no-link.text',
} as const;

/** A signed-in person returns to where they were; the gate knows where that is. */
function ResetPasswordBack({ isSignedIn, isDone }: ResetPasswordBackProps) {
  const { t } = useTranslation();
  const label = t(isSignedIn ? 'reset-password.to-console' : 'reset-password.back');
  if (isDone) {
    return (
      <ButtonLink href="/auth/login" variant="primary" size="lg" block>
        {label}
      </ButtonLink>
    );
  }
  return (
    <p className="text-sm">
      <Link href="/auth/login">{label}</Link>
    </p>
  );
}
