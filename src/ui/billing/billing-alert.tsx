import { observer } from 'mobx-react-lite';
import { Trans, useTranslation } from 'react-i18next';
import type { PendingInvoiceStore } from '../../application/billing/pending-invoice-store';
import type { MessageKey } from '../../application/i18n/message-key';
import type { CurrentSubscription } from '../../domain/billing/current-subscription';
import { Alert } from '../components/alert';
import { Button } from '../components/button';

interface BillingAlertProps {
  /** Undefined while it is not known. */
  readonly current: CurrentSubscription | undefined;
  readonly invoice: PendingInvoiceStore;
}

/** Pending invoices, and the suspension that they may have led to, in one alert on both tabs (§2). */
export const BillingAlert = observer(function BillingAlert({ current, invoice }: BillingAlertProps) {
  const { t } = useTranslation();
  if (!current?.hasPendingInvoices) {
    return current?.suspended ? <Alert kind="danger">{t('billing.suspended')}</Alert> : null;
  }
  const text: MessageKey = current.suspended ? 'billing.suspended.pending' : 'billing.pending';
  return (
    <Alert
      kind={current.suspended ? 'danger' : 'warning'}
      action={
        <Button
          size="sm"
          busy={invoice.isOpening}
          busyLabel={t('billing.invoice.opening')}
          onClick={() => void invoice.open()}
        >
          {t('billing.invoice.view')}
        </Button>
      }
    >
      <Trans i18nKey={text} components={{ strong: <strong className="strong" /> }} />
    </Alert>
  );
});
