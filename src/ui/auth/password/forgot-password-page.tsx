import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Link } from 'wouter';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import { useDemoSlots } from '#src/ui/app/demo-slots.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { AuthHeader, AuthLayout } from '#src/ui/auth/layout/auth-layout.tsx';
import { StableHeight } from '#src/ui/auth/layout/stable-height.tsx';
import { ForgotPasswordForm, useSentMessage } from './forgot-password-form.tsx';

export const ForgotPasswordPage = observer(function ForgotPasswordPage() {
  const { t } = useTranslation();
  const { settings, auth } = useAppStores();
  const demo = useDemoSlots();
  const [store] = useState(() => auth.current.createForgotPassword());
  const title = t(store.sentTo === null ? 'forgot-password.title' : 'forgot-password.sent.title');
  const sent = useSentMessage(store);

  return (
    <AuthLayout settings={settings}>
      <DocumentTitle title={title} />
      <StableHeight isReplaced={store.sentTo !== null}>
        <AuthHeader title={title} announcement={sent} isExplanation>
          {store.sentTo === null && t('forgot-password.text')}
        </AuthHeader>
        <ForgotPasswordForm store={store} />
      </StableHeight>
      <p className="text-sm">
        <Link href="/auth/login">{t('forgot-password.back')}</Link>
      </p>
      {__MOCKS__ && demo?.mailbox()}
    </AuthLayout>
  );
});
