import { ReceiptText } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { InvoiceListStore } from '#src/application/billing/invoice-list-store.ts';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/use-failure-message.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { counted } from '#src/ui/components/text/counted.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { InvoicesTable, InvoicesTableSkeleton } from './invoices-table.tsx';

/** Only where the provider lists invoices. */
export const InvoicesCard = observer(function InvoicesCard({ store }: { readonly store: InvoiceListStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const reason = useFailureMessage();
  const { invoices } = store;
  useEffect(() => store.start(), [store]);
  return (
    <Card layout="bare" title={t('billing.invoices')} busy={invoices.state.kind === 'loading'}>
      <LoadableView
        of={invoices.state}
        skeleton={<InvoicesTableSkeleton />}
        errorTitle={t('billing.invoices.failed')}
        errorText={(failure) => t('billing.invoices.failed.text', { reason: reason(failure) })}
        onRetry={() => void store.reload()}
        empty={
          <EmptyState
            icon={ReceiptText}
            title={<h3 className="heading-card">{t('billing.invoices.empty')}</h3>}
            text={t('billing.invoices.empty.text')}
          />
        }
      >
        {({ items }) => <InvoicesTable invoices={items} store={store} />}
      </LoadableView>
      {invoices.items.length > 0 && (
        <ListFooter
          text={t(
            invoices.hasMore ? 'billing.invoices.shown.some' : 'billing.invoices.shown.all',
            counted(invoices.items.length, formats),
          )}
          failedText={(why) => t('billing.invoices.more-failed', { reason: why })}
          list={invoices}
        />
      )}
    </Card>
  );
});
