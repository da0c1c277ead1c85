import { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { SubscriptionStore } from '#src/application/billing/subscription-store.ts';
import { PageTabs } from '#src/application/app/page-tabs.ts';
import { ProfileStore } from '#src/application/account/profile-store.ts';
import { accountDialogStores } from './features/account-dialog-scope.ts';
import { billingStores } from './features/billing-scope.ts';
import { dashboardStores } from './features/dashboard-scope.ts';
import { callbackDomainStores } from './features/callback-domain-scope.ts';
import { faucetStores } from './features/faucet-scope.ts';
import { moveRotationsOnEmailChange } from './move-rotations-on-email-change.ts';
import { refreshOnPlanChange } from './refresh-on-plan-change.ts';
import { firstCallStores } from './features/first-call-scope.ts';
import { cancelGatewaysWhen } from './cancel-gateways.ts';
import { logStores } from './features/log-scope.ts';
import { teamStores } from './features/team-scope.ts';
import { usageStores } from './features/usage-scope.ts';
import {
  CLOCK,
  GATEWAYS,
  LOG_FAILURE,
  PROFILE_STORE,
  SESSION_STORE,
  SUBSCRIPTION_STORE,
  TAB_STORAGE,
  WINDOW_FOCUS,
} from './tokens.ts';
import { bindKeyStores, keyStores } from './features/api-key-scope.ts';

export interface AccountScope {
  readonly stores: AccountStores;
  /** Stops what is under way and forgets every store of the account. */
  close(): void;
}

/** A child container for one signed-in session. */
export function openAccountScope(app: Container): AccountScope {
  const scope = new Container({ parent: app, defaultScope: 'Singleton' });
  let isClosed = false;
  scope.bind(GATEWAYS).toConstantValue(cancelGatewaysWhen(() => isClosed, app.get(GATEWAYS)));
  bindStores(scope);
  const stores = accountStores(scope);
  const disposers = [
    moveRotationsOnEmailChange(stores),
    refreshOnPlanChange(stores),
    ...[stores.profile.start(), stores.subscription.start(), stores.faucets.cooldown.start(), stores.usage.start()],
    stores.team.clearCache,
    stores.pageTabs.start(),
  ];
  return {
    stores,
    close() {
      isClosed = true;
      for (const dispose of disposers) dispose();
      scope.unbindAll();
    },
  };
}

function bindStores(scope: Container): void {
  scope
    .bind(PROFILE_STORE)
    .toResolvedValue(
      ({ account }, session, focus, logFailure, clock) => new ProfileStore(account, session, focus, logFailure, clock),
      [GATEWAYS, SESSION_STORE, WINDOW_FOCUS, LOG_FAILURE, CLOCK],
    );
  scope
    .bind(SUBSCRIPTION_STORE)
    .toResolvedValue(
      ({ billing }, focus, logFailure) => new SubscriptionStore(billing, focus, logFailure),
      [GATEWAYS, WINDOW_FOCUS, LOG_FAILURE],
    );
  bindKeyStores(scope);
}

function accountStores(scope: Container): AccountStores {
  const dashboard = dashboardStores(scope);
  const { gettingStarted } = dashboard;
  return {
    ...dashboard,
    ...keyStores(scope, () => void gettingStarted.completeQuietly('apiKey')),
    subscription: scope.get(SUBSCRIPTION_STORE),
    profile: scope.get(PROFILE_STORE),
    ...billingStores(scope),
    ...callbackDomainStores(scope, () => void gettingStarted.completeQuietly('verifyDomain')),
    ...firstCallStores(scope, () => void gettingStarted.refresh()),
    ...faucetStores(scope),
    ...teamStores(scope),
    ...usageStores(scope),
    ...logStores(scope),
    ...accountDialogStores(scope),
    pageTabs: new PageTabs(scope.get(TAB_STORAGE), scope.get(SESSION_STORE)),
  };
}
