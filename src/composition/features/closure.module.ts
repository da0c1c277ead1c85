import { AccountClosureStore } from '#src/application/account/account-closure-store.ts';
import { CloseAccountStore } from '#src/application/account/close-account-store.ts';
import type { AccountModule } from '#src/composition/container.ts';

export const closureModule = {
  accountClosure({ gateways, platform, toasts, report, logFailure, translate }) {
    const { clock, windowFocus: focus, externalLinks } = platform;
    const deps = { gateway: gateways.accountClosure, clock, focus, externalLinks };
    return new AccountClosureStore({ ...deps, toasts, report, logFailure, translate });
  },
  closeAccount:
    ({ gateways, platform: { clock }, accountClosure, profile, report, translate }) =>
    () =>
      new CloseAccountStore({
        ...{ gateway: gateways.accountClosure, closure: accountClosure, profile, clock, report, translate },
      }),
} satisfies AccountModule;
