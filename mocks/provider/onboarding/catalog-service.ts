import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { PackageRow } from '#mocks/provider/db/models.ts';
import { mainFeatureList } from '#mocks/provider/plans/plan-features.ts';
import { logoOf, protocols } from './protocols.ts';

/** Amounts in US dollars. */
export interface PackageItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly support: string;
  readonly price: {
    readonly monthlyAmount: number;
    readonly annualAmountPerMonth: number;
    readonly annualCostSavings: number;
  };
  readonly isFree: boolean;
  readonly isCustom: boolean;
  readonly isMostPopular: boolean;
  readonly paygAdditionalCreditsPerOneDollar: number;
  readonly mainFeatures: readonly { readonly name: string; readonly value: string; readonly sequence: number }[];
}

/** Lists that are the same for every signed-in person. */
export class CatalogService {
  constructor(private readonly sessions: Sessions) {}

  protocols(bearer: Bearer) {
    return this.sessions.authorize(bearer, () => ({
      items: protocols.map((row) => ({ name: row.name, publicName: row.publicName, logoSvgBase64: logoOf(row) })),
    }));
  }

  packages(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ database }) => ({ items: database.packages.where().map(packageItem) }));
  }
}

function packageItem(plan: PackageRow): PackageItem {
  const { id, name, description, support, monthlyAmount, annualAmount, isMostPopular } = plan;
  return {
    ...{ id, name, description, support, isMostPopular },
    price: {
      monthlyAmount,
      annualAmountPerMonth: annualAmount / 12,
      annualCostSavings: monthlyAmount * 12 - annualAmount,
    },
    isFree: monthlyAmount === 0,
    isCustom: false,
    paygAdditionalCreditsPerOneDollar: plan.paygAdditionalCreditsPerOneDollar,
    mainFeatures: mainFeatureList(id).map((feature, index) => ({ ...feature, sequence: index + 1 })),
  };
}
