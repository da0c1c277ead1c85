import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useFocusOnNavigation } from '../components/use-focus-on-navigation';

interface LogInIntroProps {
  readonly brand: string;
  /** This console has a page for it. */
  readonly canRegister: boolean;
}

export function LogInIntro({ brand, canRegister }: LogInIntroProps) {
  const { t } = useTranslation();
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <div>
      <h1 className="h-hero" tabIndex={-1} ref={heading}>
        {t('log-in.title', { brand })}
      </h1>
      {canRegister && (
        <p className="muted auth__lead">
          {t('log-in.new-here')} <Link href="/auth/register">{t('log-in.create-account')}</Link>
        </p>
      )}
    </div>
  );
}
