import { create, enforce } from 'vest';
import type { CallbackDomain } from '#src/domain/callback-domains/callback-domain.ts';
import {
  type CallbackSubscription,
  chainKey,
  type EventType,
  isCallbackPath,
  isSubjectEntered,
  mostConfirmations,
  parseConfirmations,
} from '#src/domain/callback-domains/callback-subscription.ts';
import type { FieldErrors } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

export type SubscriptionValues = {
  readonly [F in 'type' | 'network' | 'address' | 'domainId' | 'path' | 'confirmations']: string;
};

export interface SubscriptionChoices {
  readonly types: readonly EventType[];
  readonly domains: readonly CallbackDomain[];
  /** Null for a new one. */
  readonly before: CallbackSubscription | null;
  readonly initial: SubscriptionValues;
}

const test = fieldTest<SubscriptionValues>();

export const subscriptionSuite = create((values: SubscriptionValues, choices: SubscriptionChoices) => {
  const { types, domains, before, initial } = choices;
  const type = types.find(({ name }) => name === values.type);
  const isNew = before === null;
  test('type', 'subscriptions.event.missing', () => {
    enforce(!isNew || type !== undefined).isTruthy();
  });
  test('network', 'subscriptions.network.missing', () => {
    const isRequired = isNew && type !== undefined && type.chains.length > 0;
    enforce(!isRequired || type.chains.some((one) => chainKey(one) === values.network)).isTruthy();
  });
  test('address', 'subscriptions.subject.missing', () => {
    enforce(!isNew || !type?.subject || isSubjectEntered(values.address)).isTruthy();
  });
  const domain = domains.find(({ id }) => id === values.domainId);
  const isMoved = isNew || values.domainId !== initial.domainId || values.path !== initial.path;
  test('domainId', 'subscriptions.domain.missing', () => {
    enforce(!isMoved || domain !== undefined).isTruthy();
  });
  test('domainId', 'subscriptions.domain.unverified', () => {
    enforce(!isMoved || domain?.verified !== false).isTruthy();
  });
  test('path', 'subscriptions.path.invalid', () => {
    enforce(!isMoved || isCallbackPath(values.path)).isTruthy();
  });
  const most = mostConfirmations(choices, values.type);
  test('confirmations', 'subscriptions.confirmations.invalid', () => {
    const isUntouched = !isNew && values.confirmations === initial.confirmations;
    enforce(most === null || isUntouched || parseConfirmations(values.confirmations, most) !== null).isTruthy();
  });
});

/** What the provider has and nobody touched is fine as it is. */
export function validateSubscription(
  values: SubscriptionValues,
  choices: SubscriptionChoices,
): FieldErrors<SubscriptionValues> {
  return firstErrors(subscriptionSuite, values, choices);
}
