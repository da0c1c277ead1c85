import type { Translate } from '#src/application/i18n/translate.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { FeatureChange, PlanChange, Price } from '#src/domain/billing/plan-change.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import tableStyles from '#src/ui/components/table/table.module.css';
import { ComparisonValue } from './comparison-value.tsx';
import styles from './plan-change.module.css';

const PER = { monthly: 'billing.change.per-month', annually: 'billing.change.per-year' } as const;

export function PlanChangeTable({ change }: { readonly change: PlanChange }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { price, paygCredits, features } = change;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the dialog's body scrolls, so the keyboard must reach it
    <section aria-label={t('billing.change.table')} tabIndex={0}>
      <table
        className={classNames(tableStyles.table, styles.table)}
        data-slot="table"
        aria-label={t('billing.change.table')}
      >
        <thead>
          <tr>
            <th scope="col">{t('billing.change.feature')}</th>
            <th scope="col">{t('billing.change.now')}</th>
            <th scope="col">{t('billing.change.after')}</th>
          </tr>
        </thead>
        <tbody>
          <Row
            name={t('billing.change.price')}
            now={priceText(price.from, price.currency, t, formats)}
            after={price.to ? priceText(price.to, price.currency, t, formats) : t('plan.no-price')}
            difference={
              price.difference !== null &&
              perPeriod(
                signed(price.difference, (amount) => formats.amount(amount, price.currency)),
                price.differencePer,
                t,
              )
            }
          />
          {paygCredits && (
            <Row
              name={t('billing.change.payg', { dollar: formats.wholeDollars(1) })}
              now={formats.count(paygCredits.from)}
              after={formats.count(paygCredits.to)}
              difference={signed(paygCredits.to - paygCredits.from, formats.count)}
            />
          )}
          {features.map((feature, index) => (
            // Names may repeat, and their order is fixed.
            <FeatureRow key={index} feature={feature} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FeatureRow({ feature: { name, kind, from, to, difference } }: { readonly feature: FeatureChange }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Row
      name={name}
      now={<ComparisonValue value={from} />}
      after={<ComparisonValue value={to} />}
      difference={difference !== null && signed(difference, formats.count)}
    >
      {kind !== 'changed' && (
        <Badge tone={kind === 'gained' ? 'success' : 'warning'}>
          {t(kind === 'gained' ? 'billing.change.gained' : 'billing.change.lost')}
        </Badge>
      )}
    </Row>
  );
}

interface RowProps {
  readonly name: string;
  readonly now: ReactNode;
  readonly after: ReactNode;
  readonly difference: ReactNode;
  readonly children?: ReactNode;
}

function Row({ name, now, after, difference, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>{now}</td>
      <td className={styles.after}>
        {after} {difference && <small>{difference}</small>} {children}
      </td>
    </tr>
  );
}

function priceText({ amount, period }: Price, currency: string | undefined, t: Translate, formats: Formats): string {
  const price = formats.amount(amount, currency);
  return period === null ? price : perPeriod(price, period, t);
}

function perPeriod(amount: string, period: BillingPeriod, t: Translate): string {
  return t(PER[period], { amount });
}

function signed(difference: number, format: (count: number) => string): string {
  if (difference === 0) return format(0);
  return `${difference > 0 ? '+' : '−'}${format(Math.abs(difference))}`;
}
