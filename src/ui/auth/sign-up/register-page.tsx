import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { AuthLayout } from '#src/ui/auth/layout/auth-layout.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpIntro } from './sign-up-intro.tsx';
import { SocialButtons } from '#src/ui/auth/log-in/social-buttons.tsx';

export function RegisterPage() {
  const { t } = useTranslation();
  const { settings, signUp, social } = useAppStores();
  const [store] = useState(() => signUp.current.createSignUp());
  return (
    <AuthLayout settings={settings} panel="signUp">
      <DocumentTitle title={t('sign-up.title')} />
      <SignUpIntro />
      <div className="stack">
        <SocialButtons social={social} />
        <SignUpForm store={store} termsUrl={settings.links.terms} />
      </div>
    </AuthLayout>
  );
}
