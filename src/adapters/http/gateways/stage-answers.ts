import type { CompanyAnswer, PlanAnswer } from '#src/domain/onboarding/answers.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import type { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';

type WirePlan = NonNullable<DataOf<typeof endpoints.getPlan>['item']>;

/** A null or empty name means no company; an absent one means unknown. */
export function toCompanyAnswer(companyName: string | null | undefined): CompanyAnswer | null {
  return companyName === undefined ? null : { companyName: companyName?.trim() || null };
}

/** An empty stage was never answered, because it cannot be saved empty. */
export function toSelectionAnswer<Item>(item: Item, chosen: readonly string[], custom: string): Item | null {
  return chosen.length === 0 && custom.trim() === '' ? null : item;
}

/** Only the plan is required; the rest defaults to monthly payment by card. */
export function toPlanAnswer({ chosenSubscription, chosenCurrentPackage, offlinePaying }: WirePlan): PlanAnswer | null {
  if (chosenCurrentPackage === null) return null;
  return { chosenSubscription: chosenSubscription ?? 'monthly', chosenCurrentPackage, offlinePaying };
}
