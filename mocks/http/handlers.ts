import type { HttpHandler } from 'msw';
import type { Provider } from '../provider/create-provider';
import { accountHandlers } from './handlers/account-handlers';
import { apiKeyHandlers } from './handlers/api-key-handlers';
import { authHandlers } from './handlers/auth-handlers';
import { billingHandlers } from './handlers/billing-handlers';
import { catalogueHandlers } from './handlers/catalogue-handlers';
import { localizationHandlers } from './handlers/localization-handlers';
import { onboardingHandlers } from './handlers/onboarding-handlers';
import { signUpHandlers } from './handlers/sign-up-handlers';

const everyHandler = [
  ...[authHandlers, signUpHandlers, onboardingHandlers, catalogueHandlers],
  ...[accountHandlers, apiKeyHandlers, billingHandlers, localizationHandlers],
];

/** The provider over HTTP: for the browser's worker, for vitest and for the Node server alike. */
export function createHandlers(provider: Provider, baseUrl = '*'): HttpHandler[] {
  return everyHandler.flatMap((handlers) => handlers(provider, baseUrl));
}
