import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../components/page-title';
import { useAppStores } from '../shell/stores-context';
import { AuthLayout } from './auth-layout';
import { SignUpForm } from './sign-up-form';
import { SignUpIntro } from './sign-up-intro';
import { SocialButtons } from './social-buttons';

/** /auth/register (§2). */
export function RegisterPage() {
  const { t } = useTranslation();
  const { settings, signUp, social } = useAppStores();
  const [store] = useState(() => signUp.current.createSignUp());
  return (
    <AuthLayout settings={settings}>
      <DocumentTitle title={t('sign-up.title')} />
      <SignUpIntro />
      <div className="stack">
        <SocialButtons social={social} />
        <SignUpForm store={store} termsAddress={settings.links.terms} />
      </div>
    </AuthLayout>
  );
}
