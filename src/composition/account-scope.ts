import { Container } from 'inversify';
import type { AccountStores } from '../application/app-stores';
import { SubscriptionStore } from '../application/billing/subscription-store';
import { PageTabs } from '../application/console/page-tabs';
import { ProfileStore } from '../application/session/profile-store';
import { accountDialogStores } from './account-dialog-scope';
import { billingStores } from './billing-scope';
import { dashboardStores } from './dashboard-scope';
import { domainStores } from './domain-scope';
import { faucetStores } from './faucet-scope';
import { followEmail } from './follow-email';
import { followPlan } from './follow-plan';
import { firstCallStores } from './first-call-scope';
import { gatewaysUntil } from './gateways-until';
import { logStores } from './log-scope';
import { teamStores } from './team-scope';
import { usageStores } from './usage-scope';
import {
  CLOCK,
  GATEWAYS,
  LOG_FAILURE,
  PROFILE_STORE,
  SESSION_STORE,
  SUBSCRIPTION_STORE,
  VISIT,
  WINDOW_FOCUS,
} from './tokens';
import { bindKeyStores, keyStores } from './api-key-scope';

export interface AccountScope {
  readonly stores: AccountStores;
  /** Stops what is under way and forgets every store of the account. */
  close(): void;
}

/** A child container for one signed-in session. */
export function openAccountScope(app: Container): AccountScope {
  const scope = new Container({ parent: app, defaultScope: 'Singleton' });
  let isClosed = false;
  scope.bind(GATEWAYS).toConstantValue(gatewaysUntil(() => isClosed, app.get(GATEWAYS)));
  bindStores(scope);
  const stores = accountStores(scope);
  const undo = [
    followEmail(stores),
    followPlan(stores),
    ...[stores.profile.start(), stores.subscription.start(), stores.faucets.wait.start(), stores.usage.start()],
    stores.team.forget,
    stores.pageTabs.start(),
  ];
  return {
    stores,
    close() {
      isClosed = true;
      for (const stop of undo) stop();
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
    ...keyStores(scope, () => void gettingStarted.completeElsewhere('apiKey')),
    subscription: scope.get(SUBSCRIPTION_STORE),
    profile: scope.get(PROFILE_STORE),
    ...billingStores(scope),
    ...domainStores(scope, () => void gettingStarted.completeElsewhere('verifyDomain')),
    ...firstCallStores(scope, () => void gettingStarted.refresh()),
    ...faucetStores(scope),
    ...teamStores(scope),
    ...usageStores(scope),
    ...logStores(scope),
    ...accountDialogStores(scope),
    pageTabs: new PageTabs(scope.get(VISIT), scope.get(SESSION_STORE)),
  };
}
