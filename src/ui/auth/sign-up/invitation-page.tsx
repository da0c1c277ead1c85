import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import type { PageProps } from '#src/ui/app/lazy-page.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { AuthLayout } from '#src/ui/auth/layout/auth-layout.tsx';
import { SocialButtons } from '#src/ui/auth/log-in/social-buttons.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpIntro } from './sign-up-intro.tsx';

/** Another token starts a new form. */
export function InvitationPage({ token = '' }: PageProps) {
  return <InvitedSignUp key={token} token={token} />;
}

/** A social sign-in is offered where its call carries the invitation. */
function InvitedSignUp({ token }: { token: string }) {
  const { t } = useTranslation();
  const { settings, signUp, social } = useAppStores();
  const [invitation] = useState(() => signUp.current.openInvitation(token));
  useEffect(() => invitation.start(), [invitation]);

  if (!invitation.signUp) return null;
  return (
    <AuthLayout settings={settings} panel="signUp">
      <DocumentTitle title={t('sign-up.title')} />
      <SignUpIntro />
      <div className="stack">
        {social.acceptsInvitations && <SocialButtons social={social} invitationToken={token} />}
        <SignUpForm store={invitation.signUp} termsUrl={settings.links.terms} />
      </div>
    </AuthLayout>
  );
}
