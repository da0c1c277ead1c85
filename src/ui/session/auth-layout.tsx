import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../application/settings/settings';
import { BrandMark } from '../components/brand-mark';
import { ExternalLink } from '../components/external-link';
import '../theme/auth.css';
import { AuthAside } from './auth-aside';

interface AuthLayoutProps {
  readonly settings: Settings;
  readonly children: ReactNode;
}

/** Form on one side, an example of what it leads to on the other. */
export function AuthLayout({ settings, children }: AuthLayoutProps) {
  const { t } = useTranslation();
  const { brand, links } = settings;
  return (
    <div className="auth">
      <div className="auth__form">
        <BrandMark name={brand.name} href="/auth/login" />
        <main className="auth__in" id="main">
          <div className="stack stack--6">{children}</div>
        </main>
        <footer className="auth__foot">
          <ExternalLink href={links.terms}>{t('auth.terms')}</ExternalLink>
          <ExternalLink href={links.privacy}>{t('auth.privacy')}</ExternalLink>
          <ExternalLink href={links.docs}>{t('auth.docs')}</ExternalLink>
          <ExternalLink href={links.status}>{t('auth.status')}</ExternalLink>
        </footer>
      </div>
      <AuthAside />
    </div>
  );
}
