import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { BillingStore } from '#src/application/billing/billing-store.ts';
import { PendingInvoiceStore } from '#src/application/billing/pending-invoice-store.ts';
import { CatalogStore } from '#src/application/plans/catalog-store.ts';
import * as tokens from '#src/composition/tokens.ts';

/** What the billing page is made of, for one signed-in session. */
export function billingStores(scope: Container): Pick<AccountStores, 'billing' | 'pendingInvoice'> {
  const catalog = new CatalogStore(
    scope.get(tokens.GATEWAYS).catalog,
    scope.get(tokens.STORAGE),
    scope.get(tokens.CLOCK),
  );
  const deps = {
    gateway: scope.get(tokens.GATEWAYS).billing,
    subscription: scope.get(tokens.SUBSCRIPTION_STORE),
    externalLinks: scope.get(tokens.EXTERNAL_LINKS),
    toasts: scope.get(tokens.TOAST_STORE),
    report: scope.get(tokens.REPORT_FAILURE),
    translate: scope.get(tokens.TRANSLATE),
  };
  return {
    billing: new BillingStore({
      ...deps,
      packages: catalog.plans,
      profile: scope.get(tokens.PROFILE_STORE),
      focus: scope.get(tokens.WINDOW_FOCUS),
    }),
    pendingInvoice: new PendingInvoiceStore({ ...deps, session: scope.get(tokens.SESSION_STORE) }),
  };
}
