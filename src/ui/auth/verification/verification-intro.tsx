import { Trans, useTranslation } from 'react-i18next';
import { AuthHead } from '#src/ui/auth/layout/auth-head.tsx';

/** Where the code went. */
export function VerificationIntro({ email }: { email: string | null }) {
  const { t } = useTranslation();
  return (
    <AuthHead title={t('verification.title')} explains>
      {email === null ? (
        t('verification.text.no-email')
      ) : (
        <Trans
          i18nKey="verification.text"
          values={{ email }}
          components={{ strong: <span className="strong wrap-anywhere" /> }}
        />
      )}
    </AuthHead>
  );
}
