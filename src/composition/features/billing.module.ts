import { ContainerModule } from 'inversify';
import { BillingStore } from '#src/application/billing/billing-store.ts';
import { PendingInvoiceStore } from '#src/application/billing/pending-invoice-store.ts';
import { SubscriptionStore } from '#src/application/billing/subscription-store.ts';
import { ACCOUNT_STORES } from '#src/composition/account-tokens.ts';
import {
  GATEWAYS,
  LOG_FAILURE,
  PLATFORM,
  REPORT_FAILURE,
  SESSION_STORE,
  TOAST_STORE,
  TRANSLATE,
} from '#src/composition/tokens.ts';
import { CATALOG_STORE } from './plans.module.ts';

const { billing, pendingInvoice, profile, subscription } = ACCOUNT_STORES;

export const billingModule = new ContainerModule(({ bind }) => {
  bind(subscription).toResolvedValue(
    ({ billing }, { windowFocus }, logFailure) => new SubscriptionStore(billing, windowFocus, logFailure),
    [GATEWAYS, PLATFORM, LOG_FAILURE],
  );
  bind(billing).toResolvedValue(
    (
      { billing: gateway },
      { externalLinks, windowFocus: focus },
      catalog,
      subscription,
      profile,
      toasts,
      report,
      translate,
    ) => {
      const deps = { gateway, externalLinks, focus, subscription, profile, toasts, report, translate };
      return new BillingStore({ ...deps, packages: catalog.plans });
    },
    [GATEWAYS, PLATFORM, CATALOG_STORE, subscription, profile, TOAST_STORE, REPORT_FAILURE, TRANSLATE],
  );
  bind(pendingInvoice).toResolvedValue(
    ({ billing: gateway }, { externalLinks }, subscription, session, toasts, report, translate) =>
      new PendingInvoiceStore({ gateway, externalLinks, subscription, session, toasts, report, translate }),
    [GATEWAYS, PLATFORM, subscription, SESSION_STORE, TOAST_STORE, REPORT_FAILURE, TRANSLATE],
  );
});
