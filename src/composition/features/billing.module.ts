import { ContainerModule } from 'inversify';
import { BillingStore } from '#src/application/billing/billing-store.ts';
import { InvoiceListStore } from '#src/application/billing/invoice-list-store.ts';
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

const { billing, capabilities, invoiceList, pendingInvoice, profile, subscription } = ACCOUNT_STORES;

export const billingModule = new ContainerModule(({ bind }) => {
  bind(subscription).toResolvedValue(
    ({ billing }, { windowFocus, clock }, logFailure) => new SubscriptionStore(billing, windowFocus, logFailure, clock),
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
    ({ billing: gateway }, { externalLinks, clock }, subscription, session, toasts, report, translate) =>
      new PendingInvoiceStore({ gateway, externalLinks, clock, subscription, session, toasts, report, translate }),
    [GATEWAYS, PLATFORM, subscription, SESSION_STORE, TOAST_STORE, REPORT_FAILURE, TRANSLATE],
  );
  bind(invoiceList).toResolvedValue(
    ({ billing: gateway }, { fileSaver: files, windowFocus: focus }, capabilities, session, report) => {
      const has = () => capabilities.has('invoice-list');
      return new InvoiceListStore({ gateway, files, focus, session, report, has });
    },
    [GATEWAYS, PLATFORM, capabilities, SESSION_STORE, REPORT_FAILURE],
  );
});
