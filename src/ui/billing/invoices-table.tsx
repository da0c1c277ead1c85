import { Download } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { InvoiceListStore } from '#src/application/billing/invoice-list-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { type InvoiceStatus, invoiceStatus, type IssuedInvoice } from '#src/domain/billing/invoice.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { Badge, type BadgeTone } from '#src/ui/components/badge/badge.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { type Column, DataTable } from '#src/ui/components/table/data-table.tsx';
import { EmptyValue, WrappingName } from '#src/ui/components/table/empty-value.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './invoices.module.css';

const APPEARANCES: Readonly<Record<InvoiceStatus, { readonly tone: BadgeTone; readonly label: MessageKey }>> = {
  paid: { tone: 'success', label: 'billing.invoices.paid' },
  open: { tone: 'warning', label: 'billing.invoices.open' },
  void: { tone: 'off', label: 'billing.invoices.void' },
};

interface InvoicesTableProps {
  /** Null while they load. */
  readonly invoices: readonly IssuedInvoice[] | null;
  readonly store: InvoiceListStore;
}

export function InvoicesTable({ invoices, store }: InvoicesTableProps) {
  const { t } = useTranslation();
  const columns: readonly Column<IssuedInvoice>[] = [
    {
      id: 'number',
      header: t('billing.invoices.number'),
      rowHeader: true,
      cell: ({ number }) => (
        <WrappingName>
          <bdi>{number}</bdi>
        </WrappingName>
      ),
    },
    {
      id: 'date',
      header: t('billing.invoices.date'),
      phoneLabel: t('billing.invoices.date'),
      onPhone: 'full',
      cell: ({ issuedAt }) => <InvoiceDate at={issuedAt} />,
    },
    {
      id: 'period',
      header: t('billing.invoices.period'),
      width: 'lg',
      phoneLabel: t('billing.invoices.period'),
      onPhone: 'full',
      cell: (invoice) => <InvoicePeriod invoice={invoice} />,
    },
    {
      id: 'status',
      header: t('billing.invoices.status'),
      width: 'sm',
      onPhone: 'corner',
      cell: (invoice) => <InvoiceStatusBadge invoice={invoice} />,
    },
    {
      id: 'amount',
      header: t('billing.invoices.amount'),
      width: 'sm',
      align: 'end',
      cell: (invoice) => <InvoiceAmount invoice={invoice} />,
    },
    {
      id: 'file',
      header: <VisuallyHidden>{t('billing.invoices.actions')}</VisuallyHidden>,
      align: 'end',
      onPhone: 'end',
      cell: (invoice) => <DownloadButton invoice={invoice} store={store} />,
    },
  ];
  return <DataTable label={t('billing.invoices.table')} columns={columns} rows={invoices} rowKey={({ id }) => id} />;
}

function InvoiceDate({ at }: { readonly at: Instant | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (at === null) return <EmptyValue t={t} />;
  return (
    <time className={styles.date} dateTime={new Date(at).toISOString()}>
      {formats.longDate(at)}
    </time>
  );
}

function InvoicePeriod({ invoice: { periodStart, periodEnd } }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const days = [periodStart, periodEnd].filter((day) => day !== null).map(formats.longDate);
  return days.length === 0 ? <EmptyValue t={t} /> : <span className={styles.period}>{days.join(' – ')}</span>;
}

function InvoiceAmount({ invoice: { amount, currency } }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (amount === null) return <EmptyValue t={t} />;
  return <span className={classNames('num', styles.amount)}>{formats.amount(amount, currency)}</span>;
}

/** A status that the console does not know is shown as the provider spells it. */
function InvoiceStatusBadge({ invoice }: { readonly invoice: IssuedInvoice }) {
  const { t } = useTranslation();
  const known = invoiceStatus(invoice);
  if (known !== null) return <Badge tone={APPEARANCES[known].tone}>{t(APPEARANCES[known].label)}</Badge>;
  const text = invoice.status.trim();
  return text === '' ? (
    <EmptyValue t={t} />
  ) : (
    <span className={classNames('own-direction', styles.status)}>{text}</span>
  );
}

interface DownloadButtonProps {
  readonly invoice: IssuedInvoice;
  readonly store: InvoiceListStore;
}

const DownloadButton = observer(function DownloadButton({ invoice, store }: DownloadButtonProps) {
  const { t } = useTranslation();
  const { id, number } = invoice;
  const isBusy = store.isDownloading(id);
  return (
    <Button
      size="sm"
      icon={Download}
      busy={isBusy}
      busyLabel={t('billing.invoices.downloading')}
      aria-label={t(isBusy ? 'billing.invoices.downloading.label' : 'billing.invoices.download.label', { number })}
      onClick={() => void store.download(invoice)}
    >
      {t('billing.invoices.download')}
    </Button>
  );
});
