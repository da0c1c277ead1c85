import type { HttpHandler } from 'msw';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { accountHandlers } from './handlers/account-handlers.ts';
import { apiKeyHandlers } from './handlers/api-key-handlers.ts';
import { authHandlers } from './handlers/auth-handlers.ts';
import { billingHandlers } from './handlers/billing-handlers.ts';
import { callbackUrlHandlers } from './handlers/callback-url-handlers.ts';
import { catalogueHandlers } from './handlers/catalogue-handlers.ts';
import { faucetHandlers } from './handlers/faucet-handlers.ts';
import { gettingStartedHandlers } from './handlers/getting-started-handlers.ts';
import { logHandlers } from './handlers/log-handlers.ts';
import { localizationHandlers } from './handlers/localization-handlers.ts';
import { onboardingHandlers } from './handlers/onboarding-handlers.ts';
import { sendRequestHandlers } from './handlers/send-request-handlers.ts';
import { signUpHandlers } from './handlers/sign-up-handlers.ts';
import { teamHandlers } from './handlers/team-handlers.ts';
import { usageHandlers } from './handlers/usage-handlers.ts';

const everyHandler = [
  ...[authHandlers, signUpHandlers, onboardingHandlers, catalogueHandlers],
  ...[accountHandlers, apiKeyHandlers, billingHandlers, localizationHandlers, usageHandlers, callbackUrlHandlers],
  faucetHandlers,
  teamHandlers,
  gettingStartedHandlers,
  sendRequestHandlers,
  logHandlers,
];

/** The provider over HTTP: for the browser's worker, for vitest and for the Node server alike. */
export function createHandlers(provider: Provider, baseUrl = '*'): HttpHandler[] {
  return everyHandler.flatMap((handlers) => handlers(provider, baseUrl));
}
