import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { BillingStore } from '#src/application/billing/billing-store.ts';
import { PendingInvoiceStore } from '#src/application/billing/pending-invoice-store.ts';
import { CatalogueStore } from '#src/application/plans/catalogue-store.ts';
import * as tokens from '#src/composition/tokens.ts';

/** What the billing page is made of, for one signed-in session. */
export function billingStores(scope: Container): Pick<AccountStores, 'billing' | 'pendingInvoice'> {
  const catalogue = new CatalogueStore(
    scope.get(tokens.GATEWAYS).catalogue,
    scope.get(tokens.STORAGE),
    scope.get(tokens.CLOCK),
  );
  const ports = {
    gateway: scope.get(tokens.GATEWAYS).billing,
    subscription: scope.get(tokens.SUBSCRIPTION_STORE),
    external: scope.get(tokens.EXTERNAL_ADDRESSES),
    toasts: scope.get(tokens.TOAST_STORE),
    report: scope.get(tokens.REPORT_FAILURE),
    translate: scope.get(tokens.TRANSLATE),
  };
  return {
    billing: new BillingStore({
      ...ports,
      packages: catalogue.plans,
      profile: scope.get(tokens.PROFILE_STORE),
      focus: scope.get(tokens.WINDOW_FOCUS),
    }),
    pendingInvoice: new PendingInvoiceStore({ ...ports, session: scope.get(tokens.SESSION_STORE) }),
  };
}
