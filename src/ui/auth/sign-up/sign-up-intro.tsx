import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';

export function SignUpIntro() {
  const { t } = useTranslation();
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <div>
      <h1 className="h-hero" tabIndex={-1} ref={heading}>
        {t('sign-up.title')}
      </h1>
      <p className="muted auth__lead">
        {t('sign-up.have-account')} <Link href="/auth/login">{t('sign-up.log-in')}</Link>
      </p>
    </div>
  );
}
