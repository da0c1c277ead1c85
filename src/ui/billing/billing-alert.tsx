import { ArrowUpRight } from 'lucide';
import { observer } from 'mobx-react-lite';
import { Trans } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { PendingInvoiceStore } from '#src/application/billing/pending-invoice-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { OpenSupport } from '#src/application/platform/external-links.ts';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import type { OtherInvoices } from '#src/domain/billing/invoice.ts';
import { cancellation } from '#src/domain/billing/payments.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { useFailureMessage } from '#src/ui/components/feedback/error-state.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { NewTabHint } from '#src/ui/components/link/external-link.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';

interface BillingAlertProps {
  readonly current: CurrentSubscription | undefined;
  readonly invoice: PendingInvoiceStore;
  readonly support: OpenSupport;
  /** Null where the plans are on the screen already. */
  readonly onChoosePlan: (() => void) | null;
}

/** A cancellation has its own alert; pending invoices and a suspension share one, on both tabs. */
export const BillingAlert = observer(function BillingAlert(props: BillingAlertProps) {
  return (
    <>
      <PaymentAlert {...props} />
      {props.current && <CancellationAlert current={props.current} onChoosePlan={props.onChoosePlan} />}
    </>
  );
});

const PaymentAlert = observer(function PaymentAlert(props: BillingAlertProps) {
  const { current, invoice, support } = props;
  const { t } = useTranslation();
  if (!current?.hasPendingInvoices) {
    return current?.suspended ? <Alert kind="danger">{t('billing.suspended')}</Alert> : null;
  }
  return (
    <>
      <Pending current={current} invoice={invoice} />
      {invoice.failure && <InvoiceFailure failure={invoice.failure} />}
      {invoice.others && <OtherInvoicesAlert invoice={invoice} otherInvoices={invoice.others} support={support} />}
    </>
  );
});

interface CancellationAlertProps extends Pick<BillingAlertProps, 'onChoosePlan'> {
  readonly current: CurrentSubscription;
}

function CancellationAlert({ current, onChoosePlan }: CancellationAlertProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const canceled = cancellation(current);
  if (!canceled) return null;
  const date = canceled.at === null ? '' : formats.longDate(canceled.at);
  const ends: MessageKey = date === '' ? 'billing.canceled.ends.undated' : 'billing.canceled.ends';
  return (
    <Alert
      kind="warning"
      action={
        onChoosePlan && (
          <Button variant="primary" size="sm" onClick={onChoosePlan}>
            {t('billing.canceled.choose')}
          </Button>
        )
      }
    >
      <Trans
        i18nKey={canceled.kind === 'ended' ? 'billing.canceled.ended' : ends}
        values={{ date }}
        components={{ strong: <strong className="strong" /> }}
      />
    </Alert>
  );
}

interface PendingProps {
  readonly current: CurrentSubscription;
  readonly invoice: PendingInvoiceStore;
}

const Pending = observer(function Pending({ current, invoice }: PendingProps) {
  const { t } = useTranslation();
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

function InvoiceFailure({ failure }: { readonly failure: RequestFailure }) {
  const reason = useFailureMessage();
  return (
    <Alert kind="danger" role="alert">
      {reason(failure)}
    </Alert>
  );
}

interface OtherInvoicesAlertProps extends Pick<BillingAlertProps, 'invoice' | 'support'> {
  readonly otherInvoices: OtherInvoices;
}

function OtherInvoicesAlert({ invoice, otherInvoices: { kind, url }, support }: OtherInvoicesAlertProps) {
  const { t } = useTranslation();
  const text = kind === 'no-url' ? 'billing.invoice.none' : SEVERAL[url === null ? 'contact' : 'open'];
  return (
    <Alert
      kind="info"
      role="status"
      action={
        url === null ? (
          support.isAvailable && (
            <Button size="sm" onClick={support.open}>
              {t('common.contact-us')}
            </Button>
          )
        ) : (
          <Button size="sm" onClick={invoice.openAll}>
            <span>{t('billing.invoice.open-all')}</span>
            <Icon of={ArrowUpRight} />
            <NewTabHint />
          </Button>
        )
      }
    >
      {t(text)}
    </Alert>
  );
}

const SEVERAL = { open: 'billing.invoice.several', contact: 'billing.invoice.several.contact' } as const;
