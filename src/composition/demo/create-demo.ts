import type { Provider } from '#mocks/provider/create-provider.ts';
import type { Demo } from '#src/application/app/demo.ts';
import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import type { DemoStore } from '#src/application/demo/demo-store.ts';
import type { TourStore } from '#src/application/demo/tour-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { SNAPSHOT_KEY } from './demo-snapshot.ts';

export interface DemoParts {
  readonly provider: Provider;
  readonly store: DemoStore;
  readonly tours: TourStore;
  readonly storage: KeyValueStorage;
  readonly withoutWorker: boolean;
  readonly signIn: SignIn | null;
}

export function createDemo({ provider, store, tours, storage, withoutWorker, signIn }: DemoParts): Demo {
  return {
    store,
    tours,
    // Not cached, because people change their emails and passwords.
    get accounts() {
      return provider.demoAccounts;
    },
    get prefill() {
      return provider.prefill;
    },
    signIn,
    signInAs: (email) => provider.signInAs(email),
    dataReplaced: provider.dataReplaced,
    withoutWorker,
    reset: () => provider.reset(),
    mails: () => provider.mails.all(),
    onMail: (listen) => listenForMail(provider, storage, listen),
    consent: (app, decision) => provider.social.consent(app, decision),
    authenticatorCode: (secret) => provider.authenticatorCode(secret),
    exportFile: (id) => provider.closure.exportFile(id),
    checkoutBill: (session) => provider.checkout.bill(session),
    // Another choice may have replaced the session while its page was open.
    settleCheckout: (session, outcome) =>
      provider.checkout.bill(session) ? provider.checkout.settle(session, outcome) : '/auth/summary',
  };
}

/** Other tabs have providers on the same snapshot; reading the mails loads their changes. */
function listenForMail(provider: Provider, storage: KeyValueStorage, listener: () => void): Disposer {
  const unsubscribe = provider.mails.subscribe(listener);
  const unwatch = storage.onOtherTab((key) => {
    if (key === SNAPSHOT_KEY) provider.mails.all();
  });
  return () => {
    unsubscribe();
    unwatch();
  };
}
