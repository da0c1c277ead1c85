import type { CompanyAnswer, PlanAnswer } from '#src/domain/onboarding/answers.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import type { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';

type WirePlan = NonNullable<DataOf<typeof endpoints.getPlan>['item']>;

/** A name that is null or empty says that there is no company; one that is not there says nothing (wire notes). */
export function toCompanyAnswer(companyName: string | null | undefined): CompanyAnswer | null {
  return companyName === undefined ? null : { companyName: companyName?.trim() || null };
}

/** Nothing chosen and nothing written is a stage that was never answered: it cannot be saved so (§5). */
export function toSelectionAnswer<Item>(item: Item, chosen: readonly string[], custom: string): Item | null {
  return chosen.length === 0 && custom.trim() === '' ? null : item;
}

/** What is chosen is a plan. The rest has a default: as the screen opens, by the month and by card (§4). */
export function toPlanAnswer({ chosenSubscription, chosenCurrentPackage, offlinePaying }: WirePlan): PlanAnswer | null {
  if (chosenCurrentPackage === null) return null;
  return { chosenSubscription: chosenSubscription ?? 'monthly', chosenCurrentPackage, offlinePaying };
}
