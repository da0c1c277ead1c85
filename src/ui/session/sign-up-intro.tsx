import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFocusOnNavigation } from '../components/use-focus-on-navigation';

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
