import type { HttpHandler } from 'msw';
import { endpoints } from '../../../src/adapters/http/endpoints';
import type { Provider } from '../../provider/create-provider';
import { handle } from '../handle';

export function billingHandlers({ billing }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.currentSubscription, ({ bearer }) => billing.currentSubscription(bearer)),
    handle(baseUrl, endpoints.listPlans, ({ bearer }) => billing.plans(bearer)),
    handle(baseUrl, endpoints.getInvoices, ({ bearer }) => billing.invoices(bearer)),
  ];
}
