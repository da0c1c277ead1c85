import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function billingHandlers({ billing }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.currentSubscription, ({ bearer }) => billing.currentSubscription(bearer)),
    handle(baseUrl, endpoints.listPlans, ({ bearer }) => billing.plans(bearer)),
    handle(baseUrl, endpoints.getInvoices, ({ bearer }) => billing.invoices(bearer)),
  ];
}
