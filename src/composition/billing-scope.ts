import type { Container } from 'inversify';
import type { AccountStores } from '../application/app-stores';
import { BillingStore } from '../application/billing/billing-store';
import { PendingInvoiceStore } from '../application/billing/pending-invoice-store';
import { CatalogueStore } from '../application/catalogue/catalogue-store';
import * as tokens from './tokens';

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
