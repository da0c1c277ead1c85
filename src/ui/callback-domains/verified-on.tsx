import { useTranslation } from 'react-i18next';
import { type CallbackDomain, verificationDate } from '#src/domain/callback-domains/callback-domain.ts';
import { formatUtc } from '#src/domain/shared/dates.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';

export function VerifiedOn({ domain }: { domain: CallbackDomain }) {
  const { t } = useTranslation();
  const date = verificationDate(domain);
  if (date !== null) return <time dateTime={new Date(date).toISOString()}>{formatUtc(date)}</time>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t(domain.verified ? 'domains.no-date' : 'domains.unverified')}</VisuallyHidden>
    </>
  );
}
