import { useTranslation } from 'react-i18next';
import { type CallbackDomain, verificationDate } from '../../domain/domains/callback-url';
import { utcText } from '../../domain/shared/dates';
import { VisuallyHidden } from '../components/visually-hidden';

/** The verification date, or a dash (§2, D52). */
export function VerifiedOn({ domain }: { domain: CallbackDomain }) {
  const { t } = useTranslation();
  const date = verificationDate(domain);
  if (date !== null) return <time dateTime={new Date(date).toISOString()}>{utcText(date)}</time>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t(domain.verified ? 'domains.no-date' : 'domains.unverified')}</VisuallyHidden>
    </>
  );
}
