import { describe, expect, it } from 'vitest';
import { createProvider } from '../../mocks/provider/create-provider';

const now = () => Date.UTC(2026, 10, 21, 9);

function open() {
  const provider = createProvider({
    seed: 'pay',
    scenario: 'onboarding-at-summary',
    now,
    checkoutUrl: (id) => `/x/${id}`,
  });
  const { token } = provider.signIn!;
  const session = () => provider.onboarding.summary(token).data.item.stripeSessionUrl?.slice('/x/'.length) ?? null;
  const choose = (chosenCurrentPackage: string) =>
    provider.onboarding.saveAnswers(token, 'pricing-plan', {
      ...{ chosenSubscription: 'monthly', chosenCurrentPackage, offlinePaying: false },
    });
  return { provider, token, session, choose };
}

describe('the checkout of the card provider', () => {
  it('has the address that the backend gives it', () => {
    expect(open().session()).toMatch(/^cs_[\da-f]{24}$/);
  });

  it('is another one after another choice; the one before is known no more', () => {
    const { provider, session, choose } = open();
    const before = session()!;
    choose('starter');
    expect(provider.checkout.bill(before)).toBeNull();
    expect(provider.checkout.bill(session()!)).toMatchObject({ plan: 'Starter', subscription: 'monthly', amount: 49 });
    expect(() => provider.checkout.settle(before, 'paid')).toThrow(expect.objectContaining({ status: 404 }));
  });

  it('is gone after a choice that costs nothing', () => {
    const { session, choose } = open();
    choose('free');
    expect(session()).toBeNull();
  });

  it('leaves paid what is paid', () => {
    const { provider, token, session } = open();
    const paid = session()!;
    provider.checkout.settle(paid, 'paid');
    expect(provider.checkout.settle(paid, 'cancelled')).toBe('/subscription-success');
    expect(provider.onboarding.confirm(token).data.item.state).toBe('dashboard');
  });
});
