import { useTranslation } from 'react-i18next';
import { planComparison } from '#src/domain/billing/plan-comparison.ts';
import type { PlanOffer } from '#src/domain/billing/plan-offer.ts';
import '#src/ui/styles/card.css';
import '#src/ui/styles/table.css';
import '#src/ui/styles/comparison.css';
import '#src/ui/styles/sideways.css';
import { ComparisonRows } from './comparison-rows.tsx';

/** Renders nothing when no plan has additional features. */
export function ComparisonCard({ offers }: { readonly offers: readonly PlanOffer[] }) {
  const { t } = useTranslation();
  const categories = planComparison(offers.map(({ plan }) => plan));
  if (categories.length === 0) return null;
  const activeIndex = offers.findIndex(({ button }) => button === 'active');
  return (
    <section className="card">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="table-wrap comparison sideways" aria-label={t('plan.compare')} tabIndex={0}>
        <table className="table comparison__table">
          <caption className="sr">{t('plan.compare')}</caption>
          <thead>
            <tr>
              <td className="comparison__corner" aria-hidden="true">
                {t('plan.compare')}
              </td>
              {offers.map(({ plan: { id, name } }, index) => (
                <th key={id} scope="col" className={index === activeIndex ? 'comparison__own' : undefined}>
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
