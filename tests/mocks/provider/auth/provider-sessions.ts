import type { Provider } from '#mocks/provider/create-provider.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';

/** The bearer that a log-in returns. */
export function bearerOf(provider: Provider, who: Exclude<keyof typeof demoAccounts, 'twoFactor'>): string {
  const { email, password } = demoAccounts[who];
  const { token } = provider.auth.logIn({ email, password });
  if (token === undefined) throw new Error(`${who} got no token`);
  return token;
}

export function keyNames(provider: Provider, bearer: string): readonly string[] {
  return provider.apiKeys.list(bearer, { limit: 100 }).data.item.apiKeys.map(({ name }) => name);
}
