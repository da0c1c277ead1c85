import { useTranslation } from 'react-i18next';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import { paymentToDate } from '#src/domain/billing/payments.ts';
import { formatDollars } from '#src/domain/shared/money.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { FactTable } from './fact-table.tsx';

/** The subtotal is the provider's own figure. */
export function BillingToDateCard({ current }: { readonly current: CurrentSubscription }) {
  const { t } = useTranslation();
  return (
    <Card
      layout="bare"
      title={t('billing.to-date')}
      action={<span className="text-sm muted">{t('billing.usd')}</span>}
      footer={<span>{t('billing.to-date.note')}</span>}
    >
      <FactTable
        label={t('billing.to-date')}
        facts={[
          { label: t('billing.to-date.payg'), value: formatDollars(current.paygPeriodToDate) },
          { label: t('billing.to-date.payment'), value: formatDollars(paymentToDate(current)) },
          { label: t('billing.to-date.subtotal'), value: formatDollars(current.subtotal), isTotal: true },
        ]}
      />
    </Card>
  );
}
