import { reaction } from 'mobx';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import { loadPasskeys } from './platform/load-passkeys.ts';
import { ACCOUNT_INTERNALS, ACCOUNT_STORES } from './account-stores.ts';
import { type AccountParts, type AppParts, type OpenContainer, openContainer, resolveAll } from './container.ts';

type Own = Omit<AccountParts, keyof AppParts>;

export interface AccountContainer {
  readonly stores: AccountStores;
  close(): void;
}

export async function openAccountContainer(app: OpenContainer<AppParts>): Promise<AccountContainer> {
  const { session, platform, backend } = app.parts;
  let isClosed = false;
  const gateways = await backend.loadGateways(accountCalls(session, platform.clock, () => isClosed));
  const disposers: Disposer[] = [];
  const own = {
    gateways: () => gateways,
    get: (): AccountStores['get'] => (part) => account.get(part),
    loadPasskeys: () => () => loadPasskeys(platform),
    atEnd: () => (stop: Disposer) => void disposers.push(stop),
  };
  const first = { ...ACCOUNT_STORES, ...ACCOUNT_INTERNALS, ...own };
  const account: OpenContainer<AccountParts> = openContainer<Own, AppParts>(first, app);
  const { container, parts } = account;
  const stores: AccountStores = { ...resolveAll(ACCOUNT_STORES, parts), get: parts.get };
  disposers.push(
    parts.drafts.start(),
    moveRotationsOnEmailChange(stores),
    refreshOnPlanChange(stores),
    stores.profile.start(),
    stores.capabilities.start(),
    stores.outage.start(),
    stores.subscription.start(),
    stores.usage.start(),
    stores.shortcutSetting.start(),
  );
  return {
    stores,
    close() {
      isClosed = true;
      for (const dispose of disposers) dispose();
      container.unbindAll();
    },
  };
}

/** Calls that end with their account: the bearer would be that of the next session. */
export function accountCalls(session: SessionStore, clock: Clock, isClosed: () => boolean): CallSessions {
  return {
    secrets: session.secrets,
    getSession: () => session.getSession(),
    onTokenRefreshed: (sent, token) => session.onTokenRefreshed(sent, token),
    onUnauthorized: (sent) => session.onUnauthorized(sent),
    isClosed,
    // Afterwards, because the state may take away the page that shows the failure.
    onFailure(failure) {
      if (failure.state && failure.state !== session.state) clock.after(0, () => session.applyStateFrom(failure));
    },
  };
}

/** Rotations are stored under the person's email, so they move when it changes, and once the profile names it. */
function moveRotationsOnEmailChange({ profile, rotations }: AccountStores): Disposer {
  return reaction(
    () => profile.person?.email ?? null,
    (now, before) => {
      if (now !== null) rotations.changeOwner(before ?? '', now);
    },
  );
}

function refreshOnPlanChange({ subscription, profile, usage }: AccountStores): Disposer {
  return reaction(
    () => {
      const plan = subscription.current.value;
      return plan && JSON.stringify([plan.name, plan.subscription, plan.monthlyCredits]);
    },
    (_, before) => {
      if (before === undefined) return;
      void profile.load();
      void usage.load();
    },
  );
}
