import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Link } from 'wouter';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from '#src/ui/auth/layout/auth-layout.module.css';

export function SignUpIntro() {
  const { t } = useTranslation();
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <div>
      <h1 className="heading-hero" tabIndex={-1} ref={heading}>
        {t('sign-up.title')}
      </h1>
      <p className={classNames('muted', styles.lead)}>
        <span>{t('sign-up.have-account')}</span> <Link href="/auth/login">{t('sign-up.log-in')}</Link>
      </p>
    </div>
  );
}
