import { type ReactNode, useId } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type BillingPeriod, monthlyPrice, type Plan } from '#src/domain/plans/plan.ts';
import { DialogHeader } from '#src/ui/components/dialog/dialog-header.tsx';
import { Overlay, OVERLAY } from '#src/ui/components/dialog/overlay.tsx';
import { OverlayLayer } from '#src/ui/components/dialog/overlay-layer.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import dialogStyles from '#src/ui/components/dialog/dialog.module.css';
import styles from './compare-plans-dialog.module.css';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { billText, creditsText, priceText } from './plan-price.tsx';
import tableStyles from '#src/ui/components/table/table.module.css';

// Outside the console nothing fetches it ahead.
OVERLAY.provide(OverlayLayer);

interface ComparePlansDialogProps {
  readonly plans: readonly Plan[];
  readonly period: BillingPeriod;
  readonly onClose: () => void;
}

/** Wider than other dialogs, so it uses their layer directly. */
export function ComparePlansDialog({ plans, period, onClose }: ComparePlansDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Overlay
      className={classNames(dialogStyles.dialog, styles.dialog)}
      data-slot="dialog"
      closable
      onClose={onClose}
      labelledBy={id}
    >
      <DialogHeader id={id} title={t('plan.compare.title')} icon={undefined} onClose={onClose} busy={false} />
      <div className={dialogStyles.main}>
        <div className={dialogStyles.body}>
          <ComparePlansTable plans={plans} period={period} />
        </div>
      </div>
    </Overlay>
  );
}

interface ComparePlansTableProps {
  readonly plans: readonly Plan[];
  readonly period: BillingPeriod;
}

function ComparePlansTable({ plans, period }: ComparePlansTableProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const price = (plan: Plan) =>
    monthlyPrice(plan, period) === null
      ? priceText(plan, period, t, formats)
      : `${priceText(plan, period, t, formats)} ${t('plan.per-month')}`;
  const rows: readonly { readonly header: string; readonly cell: (plan: Plan) => ReactNode }[] = [
    { header: t('plan.compare.price'), cell: price },
    { header: t('plan.compare.billing'), cell: (plan) => billText(plan, period, t, formats) },
    { header: t('plan.compare.features'), cell: ({ features }) => <PlanFeatures features={features} plain /> },
    { header: t('plan.compare.support'), cell: ({ support }) => <bdi>{support || t('plan.support.none')}</bdi> },
    { header: t('plan.compare.credits'), cell: (plan) => creditsText(plan, t, formats) },
  ];
  return (
    <section
      className={classNames('sideways', tableStyles.wrapper)}
      data-slot="table-wrapper"
      aria-label={t('plan.compare.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
    >
      <table className={tableStyles.table} data-slot="table" aria-label={t('plan.compare.title')}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('plan.compare.title')}</VisuallyHidden>
            </th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ header: head, cell }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {plans.map((plan) => (
                <td key={plan.id}>{cell(plan)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
