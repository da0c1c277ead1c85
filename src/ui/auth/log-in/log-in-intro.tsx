import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { AuthHeader } from '#src/ui/auth/layout/auth-header.tsx';

export function LogInIntro({ brand }: { brand: string }) {
  const { t } = useTranslation();
  return (
    <AuthHeader title={t('log-in.title', { brand })}>
      {t('log-in.new-here')} <Link href="/auth/register">{t('log-in.create-account')}</Link>
    </AuthHeader>
  );
}
