import { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import { ACCOUNT_STORES, DRAFTS } from './account-tokens.ts';
import { accountModule } from './account.module.ts';
import { apiKeysModule } from './features/api-keys.module.ts';
import { billingModule } from './features/billing.module.ts';
import { callbackDomainsModule } from './features/callback-domains.module.ts';
import { dashboardModule } from './features/dashboard.module.ts';
import { faucetsModule } from './features/faucets.module.ts';
import { firstCallModule } from './features/first-call.module.ts';
import { logsModule } from './features/logs.module.ts';
import { overviewModule } from './features/overview.module.ts';
import { paletteModule } from './features/palette.module.ts';
import { plansModule } from './features/plans.module.ts';
import { teamModule } from './features/team.module.ts';
import { usageModule } from './features/usage.module.ts';
import { moveRotationsOnEmailChange } from './move-rotations-on-email-change.ts';
import { refreshOnPlanChange } from './refresh-on-plan-change.ts';
import { GATEWAYS, LOAD_GATEWAYS, PLATFORM, resolveAll, SESSION_STORE } from './tokens.ts';

export interface AccountContainer {
  readonly stores: AccountStores;
  close(): void;
}

const MODULES = [
  accountModule,
  apiKeysModule,
  billingModule,
  callbackDomainsModule,
  dashboardModule,
  faucetsModule,
  firstCallModule,
  logsModule,
  overviewModule,
  paletteModule,
  plansModule,
  teamModule,
  usageModule,
];

export async function openAccountContainer(app: Container): Promise<AccountContainer> {
  let isClosed = false;
  const sessions = accountCalls(app.get(SESSION_STORE), app.get(PLATFORM).clock, () => isClosed);
  const gateways = await app.get(LOAD_GATEWAYS)(sessions);
  const container = new Container({ parent: app, defaultScope: 'Singleton' });
  container.bind(GATEWAYS).toConstantValue(gateways);
  container.load(...MODULES);
  const stores = resolveAll(container, ACCOUNT_STORES);
  const disposers = [
    container.get(DRAFTS).start(),
    moveRotationsOnEmailChange(stores),
    refreshOnPlanChange(stores),
    stores.profile.start(),
    stores.capabilities.start(),
    stores.outage.start(),
    stores.subscription.start(),
    stores.faucets.cooldown.start(),
    stores.usage.start(),
    stores.shortcutSetting.start(),
    stores.savedViews.start(),
  ];
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
