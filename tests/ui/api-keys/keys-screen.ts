import { screen } from '@testing-library/react';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateways.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';

type Methods = (keys: ApiKeyGateway) => Partial<ApiKeyGateway>;

/** The page of the keys, with other methods of their gateway if needed. */
export function openKeys(methods: Methods = () => ({}), scenario: TestAppOptions['scenario'] = 'active-customer') {
  return openApp({
    path: '/api-keys',
    scenario,
    overrideGateways: ({ apiKeys }) => ({ apiKeys: methods(apiKeys) }),
  });
}

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
