import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { createAutoHide } from '#src/application/platform/auto-hide.ts';
import { FirstCallStore } from '#src/application/dashboard/first-call-store.ts';
import * as tokens from '#src/composition/tokens.ts';

/** The first call of one signed-in session. `onAnswered`: the provider has answered one. */
export function firstCallStores(scope: Container, onSuccess: () => void): Pick<AccountStores, 'firstCall'> {
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
      autoHide: createAutoHide(scope.get(tokens.CLOCK), scope.get(tokens.WINDOW_FOCUS)),
      baseUrl: scope.get(tokens.SETTINGS).gatewayBaseUrl,
      onSuccess,
    }),
  };
}
