import type { HttpHandler } from 'msw';
import type { Provider } from '../provider/create-provider';
import { accountHandlers } from './handlers/account-handlers';
import { apiKeyHandlers } from './handlers/api-key-handlers';
import { authHandlers } from './handlers/auth-handlers';
import { billingHandlers } from './handlers/billing-handlers';
import { callbackUrlHandlers } from './handlers/callback-url-handlers';
import { catalogueHandlers } from './handlers/catalogue-handlers';
import { faucetHandlers } from './handlers/faucet-handlers';
import { gettingStartedHandlers } from './handlers/getting-started-handlers';
import { logHandlers } from './handlers/log-handlers';
import { localizationHandlers } from './handlers/localization-handlers';
import { onboardingHandlers } from './handlers/onboarding-handlers';
import { sendRequestHandlers } from './handlers/send-request-handlers';
import { signUpHandlers } from './handlers/sign-up-handlers';
import { teamHandlers } from './handlers/team-handlers';
import { usageHandlers } from './handlers/usage-handlers';

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
