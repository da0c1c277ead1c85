import { ContainerModule } from 'inversify';
import { FirstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { createAutoHide } from '#src/application/platform/auto-hide.ts';
import { ACCOUNT_STORES, DRAFTS, KEY_SECRETS } from '#src/composition/account-tokens.ts';
import { COPY_TEXT, GATEWAYS, PLATFORM, REPORT_FAILURE, SETTINGS, TRANSLATE } from '#src/composition/tokens.ts';

const { apiKeys, createKey, firstCall, gettingStarted, overview, usage } = ACCOUNT_STORES;

export const firstCallModule = new ContainerModule(({ bind }) => {
  bind(firstCall).toResolvedValue(
    ({ firstCall: gateway, apiKeys: keyGateway }, { clock, windowFocus: focus }, settings, secrets, ...others) => {
      const [apiKeys, createKey, gettingStarted, usage, overview, report, translate, copyText, drafts] = others;
      return new FirstCallStore({
        ...{ gateway, focus, report, translate, copyText },
        draft: drafts.slot('first-call'),
        createFirstKey: () => createKey('first-key'),
        keys: {
          list: (after, signal) => (after === undefined ? apiKeys.current() : keyGateway.list(after, signal)),
          secret: (id) => secrets.secret(id),
        },
        autoHide: createAutoHide(clock, focus),
        baseUrl: settings.gatewayBaseUrl,
        onSuccess: () => {
          void gettingStarted.refresh();
          usage.refresh();
          void overview.loadCalls();
        },
      });
    },
    [
      GATEWAYS,
      PLATFORM,
      SETTINGS,
      KEY_SECRETS,
      apiKeys,
      createKey,
      gettingStarted,
      usage,
      overview,
      REPORT_FAILURE,
      TRANSLATE,
      COPY_TEXT,
      DRAFTS,
    ],
  );
});
