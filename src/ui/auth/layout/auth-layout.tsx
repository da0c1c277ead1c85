import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { PanelName, Settings } from '#src/application/app/settings.ts';
import { BrandLogo } from '#src/ui/components/brand/brand-logo.tsx';
import { LanguageChoice } from '#src/ui/components/language/language-choice.tsx';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import { AuthSidePanel } from './auth-side-panel.tsx';
import styles from './auth-layout.module.css';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { classNames } from '#src/ui/components/class-names.ts';

interface AuthLayoutProps {
  readonly settings: Settings;
  /** Of a customer, if nothing says that it is a newcomer. */
  readonly panel?: PanelName;
  readonly children: ReactNode;
}

/** A deployment hides a page by leaving its url empty. */
const FOOTER = [
  ['terms', 'auth.terms'],
  ['privacy', 'auth.privacy'],
  ['docs', 'auth.docs'],
  ['status', 'auth.status'],
] as const;

export function AuthLayout({ settings, panel = 'logIn', children }: AuthLayoutProps) {
  const { t } = useTranslation();
  const { brand, links } = settings;
  const content = settings.panel[panel];
  return (
    <div className={classNames(styles.page, content === false && styles.isAlone)}>
      <div className={styles.form} data-slot="auth-form">
        <header>
          <BrandLogo brand={brand} href="/auth/login" />
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
      {content !== false && <AuthSidePanel of={panel} content={content} />}
    </div>
  );
}

interface AuthHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Announced with the title, once it has come in place of the form. */
  readonly announcement?: string | undefined;
  /** Gives instructions their own, stronger style. */
  readonly isExplanation?: boolean;
}

export function AuthHeader({ title, children, announcement, isExplanation = false }: AuthHeaderProps) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <div>
      <h1 className="heading-hero" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <VisuallyHidden role="status">{announcement !== undefined && `${title} ${announcement}`}</VisuallyHidden>
      {children && (
        <p className={isExplanation ? classNames('secondary', styles.text) : classNames('muted', styles.lead)}>
          {children}
        </p>
      )}
    </div>
  );
}
