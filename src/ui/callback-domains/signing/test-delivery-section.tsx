import { Webhook } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { TestDeliveryStore } from '#src/application/callback-domains/test-delivery-store.ts';
import { stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { type TestDelivery, wasAccepted } from '#src/domain/callback-domains/callback-signing.ts';

import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { ForeignText } from '#src/ui/components/json-viewer/foreign-text.tsx';
import { RawText } from '#src/ui/components/json-viewer/raw-text.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { FailureAlert } from './failure-alert.tsx';
import styles from './callback-signing.module.css';

interface TestDeliverySectionProps {
  readonly store: TestDeliveryStore;
}

export const TestDeliverySection = observer(function TestDeliverySection({ store }: TestDeliverySectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { domain, domains, isSending, result } = store;
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div>
        <h3 className="heading-card" id={titleId}>
          {t('signing.test.title')}
        </h3>
        <p className="secondary text-sm">{t(domain ? 'signing.test.text' : 'signing.test.none')}</p>
      </div>
      {domain && (
        <div className={styles.test}>
          <SelectField
            label={t('signing.test.domain')}
            name="domain"
            value={domain.id}
            options={domains.map(({ id, url }) => ({ value: id, label: stripScheme(url) }))}
            onChange={store.choose}
            disabled={isSending}
          />
          <Button
            icon={Webhook}
            onClick={() => void store.send()}
            busy={isSending}
            busyLabel={t('signing.test.sending')}
          >
            {t('signing.test.send')}
          </Button>
        </div>
      )}
      <FailureAlert messages={store.errors} />
      <div role="status" className={styles.status}>
        {result && <Outcome of={result} />}
      </div>
      {result && <Details of={result} />}
    </section>
  );
});

/** In a line that is read out. */
function Outcome({ of: result }: { readonly of: TestDelivery }) {
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

function Details({ of: result }: { readonly of: TestDelivery }) {
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
