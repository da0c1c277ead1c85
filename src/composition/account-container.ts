import { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { ACCOUNT_STORES, DRAFTS } from './account-tokens.ts';
import { accountModule } from './account.module.ts';
import { cancelGatewaysWhen } from './cancel-gateways.ts';
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
import { applyFailureStates } from './proxy-gateways.ts';
import { GATEWAYS, PLATFORM, resolveAll, SESSION_STORE } from './tokens.ts';

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

export function openAccountContainer(app: Container): AccountContainer {
  const container = new Container({ parent: app, defaultScope: 'Singleton' });
  let isClosed = false;
  const gateways = applyFailureStates(app.get(GATEWAYS), app.get(SESSION_STORE), app.get(PLATFORM).clock);
  container.bind(GATEWAYS).toConstantValue(cancelGatewaysWhen(() => isClosed, gateways));
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
