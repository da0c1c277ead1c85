import { Trans, useTranslation } from 'react-i18next';
import { AuthHeader } from '#src/ui/auth/layout/auth-header.tsx';

export function VerificationIntro({ email }: { email: string | null }) {
  const { t } = useTranslation();
  return (
    <AuthHeader title={t('verification.title')} isExplanation>
      {email === null ? (
        t('verification.text.no-email')
      ) : (
        <Trans
          i18nKey="verification.text"
          values={{ email }}
          components={{ strong: <span className="strong wrap-anywhere" /> }}
        />
      )}
    </AuthHeader>
  );
}
