import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import type { PageProps } from '#src/ui/app/lazy-page.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { AuthLayout } from '#src/ui/auth/layout/auth-layout.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpIntro } from './sign-up-intro.tsx';

/** Another token starts a new form. */
export function InvitationPage({ token = '' }: PageProps) {
  return <InvitedSignUp key={token} token={token} />;
}

/** No social sign-in: its call cannot carry an invitation. */
function InvitedSignUp({ token }: { token: string }) {
  const { t } = useTranslation();
  const { settings, signUp } = useAppStores();
  const [invitation] = useState(() => signUp.current.openInvitation(token));
  useEffect(() => invitation.start(), [invitation]);

  if (!invitation.signUp) return null;
  return (
    <AuthLayout settings={settings} panel="signUp">
      <DocumentTitle title={t('sign-up.title')} />
      <SignUpIntro />
      <SignUpForm store={invitation.signUp} termsUrl={settings.links.terms} />
    </AuthLayout>
  );
}
