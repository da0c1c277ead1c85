import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type ComparedCategory, planComparison } from '#src/domain/billing/plan-change.ts';
import type { PlanOffer } from '#src/domain/billing/plan-offer.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import cardStyles from '#src/ui/components/layout/card.module.css';
import tableStyles from '#src/ui/components/table/table.module.css';
import styles from './comparison.module.css';
import { useId } from 'react';
import { ComparisonValue } from './comparison-value.tsx';

/** Renders nothing when no plan has additional features. */
export function ComparisonCard({ offers }: { readonly offers: readonly PlanOffer[] }) {
  const { t } = useTranslation();
  const categories = planComparison(offers.map(({ plan }) => plan));
  if (categories.length === 0) return null;
  const activeIndex = offers.findIndex(({ button }) => button === 'active');
  return (
    <section className={cardStyles.card}>
      <section
        className={classNames('sideways', tableStyles.wrapper, styles.comparison)}
        data-slot="table-wrapper"
        aria-label={t('plan.compare.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
      >
        <table className={classNames(tableStyles.table, styles.table)} data-slot="table">
          <caption className="sr-only">{t('plan.compare.title')}</caption>
          <thead>
            <tr>
              <th className={styles.corner} scope="col">
                {t('plan.compare.title')}
              </th>
              {offers.map(({ plan: { id, name } }, index) => (
                <th key={id} scope="col" className={index === activeIndex ? styles.own : undefined}>
                  {index === activeIndex ? t('billing.compare.own', { plan: name }) : name}
                </th>
              ))}
            </tr>
          </thead>
          {categories.map((category) => (
            <ComparisonRows key={category.name} category={category} activeIndex={activeIndex} />
          ))}
        </table>
      </section>
    </section>
  );
}

interface ComparisonRowsProps {
  readonly category: ComparedCategory;
  /** Column of the account's own plan; -1 when it is not listed. */
  readonly activeIndex: number;
}

function ComparisonRows({ category, activeIndex }: ComparisonRowsProps) {
  const id = useId();
  const columns = (category.features[0]?.values.length ?? 0) + 1;
  return (
    <tbody aria-labelledby={id}>
      <tr className={styles.category}>
        <th colSpan={columns} scope="rowgroup" id={id}>
          <span className="own-direction">{category.name}</span>
        </th>
      </tr>
      {category.features.map(({ key, name, content, values }) => (
        <tr key={key}>
          <th scope="row">
            <bdi>{name}</bdi>
            {content && <small className="own-direction">{content}</small>}
          </th>
          {values.map((value, index) => (
            <td key={index} className={index === activeIndex ? styles.own : undefined}>
              <ComparisonValue value={value} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
