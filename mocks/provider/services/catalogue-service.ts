import type { Answer, Items } from '#mocks/provider/answer.ts';
import { logoOf, protocols } from '#mocks/provider/catalogue/protocols.ts';
import { type Plan, plans } from '#mocks/provider/plans.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';

export interface ProtocolItem {
  readonly name: string;
  readonly publicName: string;
  readonly logoSvgBase64: string;
}

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

/** Lists that are the same for everyone who is signed in. */
export class CatalogueService {
  constructor(private readonly sessions: Sessions) {}

  protocols(bearer: Bearer): Answer<Items<ProtocolItem>> {
    return this.sessions.answer(bearer, () => ({
      items: protocols.map((row) => ({
        name: row.name,
        publicName: row.publicName,
        logoSvgBase64: logoOf(row),
      })),
    }));
  }

  packages(bearer: Bearer): Answer<Items<PackageItem>> {
    return this.sessions.answer(bearer, () => ({ items: Object.values(plans).map(packageItem) }));
  }
}

function packageItem(plan: Plan): PackageItem {
  const { id, name, description, support, monthlyAmount, annualAmount, isMostPopular, features } = plan;
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
    mainFeatures: features.map((feature, place) => ({ ...feature, sequence: place + 1 })),
  };
}
