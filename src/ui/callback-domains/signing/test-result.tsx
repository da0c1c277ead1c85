import { type TestDelivery, wasAccepted } from '#src/domain/callback-domains/callback-signing.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { ForeignText } from '#src/ui/components/json-viewer/foreign-text.tsx';
import { RawText } from '#src/ui/components/json-viewer/raw-text.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './callback-signing.module.css';

/** In a line that is read out. */
export function TestOutcome({ of: result }: { readonly of: TestDelivery }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { status, durationMs, failureReason } = result;
  return (
    <p className={styles.outcome}>
      {status === null ? (
        <Badge tone="danger">{t('signing.test.no-response')}</Badge>
      ) : (
        <>
          <Badge tone={wasAccepted(result) ? 'success' : 'danger'}>
            {t(wasAccepted(result) ? 'signing.test.accepted' : 'signing.test.rejected')}
          </Badge>
          <span className="num text-sm">{`${t('signing.test.status')}: ${status}`}</span>
        </>
      )}
      {durationMs !== null && (
        <span className="num text-sm">
          {`${t('signing.test.duration')}: ${t('signing.test.ms', { time: formats.count(durationMs) })}`}
        </span>
      )}
      {failureReason !== '' && (
        <span className="text-sm" translate="no">
          <ForeignText text={failureReason} />
        </span>
      )}
    </p>
  );
}

export function TestDetails({ of: result }: { readonly of: TestDelivery }) {
  const { t } = useTranslation();
  const { status, response, headers, body } = result;
  const sent = headers.map(([name, value]) => `${name}: ${value}`).join('\n');
  const blocks = [
    ...(status === null ? [] : [{ label: t('signing.test.response'), text: response || t('signing.test.empty') }]),
    ...(sent === '' ? [] : [{ label: t('signing.test.headers'), text: sent }]),
    ...(body === '' ? [] : [{ label: t('signing.test.body'), text: body }]),
  ];
  return (
    <section className="stack stack-3" aria-label={t('signing.test.result')}>
      {blocks.map(({ label, text }) => (
        <div key={label} className="stack stack-1">
          <p className="muted text-sm">{label}</p>
          <div className={styles.code}>
            <RawText key={text} text={text} label={label} />
          </div>
        </div>
      ))}
    </section>
  );
}
