import { Webhook } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { TestDeliveryStore } from '#src/application/callback-domains/test-delivery-store.ts';
import { stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { TestDetails, TestOutcome } from './test-result.tsx';
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
        {result && <TestOutcome of={result} />}
      </div>
      {result && <TestDetails of={result} />}
    </section>
  );
});

/** Beside the action that failed. */
function FailureAlert({ messages }: { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert kind="danger" role="alert">
      {messages.join(' ')}
    </Alert>
  );
}
