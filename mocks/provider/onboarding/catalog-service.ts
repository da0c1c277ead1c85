import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { plansForSale } from '#mocks/provider/billing/payments.ts';
import type { PackageRow } from '#mocks/provider/db/models.ts';
import { mainFeatureList, isOfferedPlanId } from '#mocks/provider/plans/plans.ts';
import { logoOf, protocols } from './protocols.ts';

export class CatalogService {
  constructor(private readonly sessions: Sessions) {}

  protocols(bearer: Bearer) {
    return this.sessions.authorize(bearer, () => ({
      items: protocols.map((row) => ({ name: row.name, publicName: row.publicName, logoSvgBase64: logoOf(row) })),
    }));
  }

  /** A customer with a contract also sees their own plan. */
  packages(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account, database }) => {
      const own = database.packages.where({ id: account.planId }).filter(({ id }) => !isOfferedPlanId(id));
      return { items: [...plansForSale(database), ...own].map(packageItem) };
    });
  }
}

function packageItem(plan: PackageRow) {
  const { id, name, description, support, monthlyAmount, annualAmount, isMostPopular } = plan;
  return {
    ...{ id, name, description, support, isMostPopular },
    price: {
      monthlyAmount,
      annualAmountPerMonth: annualAmount / 12,
      annualCostSavings: monthlyAmount * 12 - annualAmount,
    },
    isFree: monthlyAmount === 0,
    isCustom: !isOfferedPlanId(id),
    paygAdditionalCreditsPerOneDollar: plan.paygAdditionalCreditsPerOneDollar,
    mainFeatures: mainFeatureList(id).map((feature, index) => ({ ...feature, sequence: index + 1 })),
  };
}
