import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { BrandLogo } from '#src/ui/components/brand/brand-logo.tsx';
import { LanguageChoice } from '#src/ui/components/language/language-choice.tsx';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import { AuthSidePanel } from './auth-side-panel.tsx';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  readonly settings: Settings;
  readonly children: ReactNode;
}

/** A deployment hides a page by leaving its url empty. */
const FOOTER = [
  ['terms', 'auth.terms'],
  ['privacy', 'auth.privacy'],
  ['docs', 'auth.docs'],
  ['status', 'auth.status'],
] as const;

export function AuthLayout({ settings, children }: AuthLayoutProps) {
  const { t } = useTranslation();
  const { brand, links } = settings;
  return (
    <div className={styles.page}>
      <div className={styles.form} data-slot="auth-form">
        <header>
          <BrandLogo name={brand.name} href="/auth/login" />
        </header>
        <main className={styles.content} id="main">
          <div className="stack stack-6">{children}</div>
        </main>
        <footer className={styles.footer}>
          {FOOTER.filter(([link]) => links[link] !== '').map(([link, label]) => (
            <ExternalLink key={link} href={links[link]}>
              {t(label)}
            </ExternalLink>
          ))}
          <LanguageChoice />
        </footer>
      </div>
      <AuthSidePanel />
    </div>
  );
}
