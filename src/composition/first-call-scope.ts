import type { Container } from 'inversify';
import type { AccountStores } from '../application/app-stores';
import { createSeenForAWhile } from '../application/platform/seen-for-a-while';
import { FirstCallStore } from '../application/dashboard/first-call-store';
import * as tokens from './tokens';

/** The first call of one signed-in session. `onAnswered`: the provider has answered one. */
export function firstCallStores(scope: Container, onAnswered: () => void): Pick<AccountStores, 'firstCall'> {
  const keys = scope.get(tokens.GATEWAYS).apiKeys;
  const secrets = scope.get(tokens.KEY_SECRETS);
  return {
    firstCall: new FirstCallStore({
      gateway: scope.get(tokens.GATEWAYS).firstCall,
      keys: { list: (after, signal) => keys.list(after, signal), secret: (id) => secrets.secret(id) },
      focus: scope.get(tokens.WINDOW_FOCUS),
      report: scope.get(tokens.REPORT_FAILURE),
      translate: scope.get(tokens.TRANSLATE),
      copyText: scope.get(tokens.COPY_TEXT),
      seenForAWhile: createSeenForAWhile(scope.get(tokens.CLOCK), scope.get(tokens.WINDOW_FOCUS)),
      baseUrl: scope.get(tokens.SETTINGS).gatewayBaseUrl,
      onAnswered,
    }),
  };
}
