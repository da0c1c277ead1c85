import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../components/page-title';
import type { PageProps } from '../shell/page-module';
import { useAppStores } from '../shell/stores-context';
import { AuthLayout } from './auth-layout';
import { SignUpForm } from './sign-up-form';
import { SignUpIntro } from './sign-up-intro';

/** /auth/team/register/{token} (§2, §6). Another token is another form. */
export function InvitationPage({ token = '' }: PageProps) {
  return <InvitedSignUp key={token} token={token} />;
}

/** No social sign-in here: its call has no place for an invitation (§7). */
function InvitedSignUp({ token }: { token: string }) {
  const { t } = useTranslation();
  const { settings, signUp } = useAppStores();
  const [invitation] = useState(() => signUp.current.openInvitation(token));
  useEffect(() => invitation.start(), [invitation]);

  if (!invitation.signUp) return null;
  return (
    <AuthLayout settings={settings}>
      <DocumentTitle title={t('sign-up.title')} />
      <SignUpIntro />
      <SignUpForm store={invitation.signUp} termsAddress={settings.links.terms} />
    </AuthLayout>
  );
}
