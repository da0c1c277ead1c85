import type { Provider } from '#mocks/provider/create-provider.ts';
import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { BillingPlan } from '#src/domain/billing/billing-plan.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import type { PendingInvoice } from '#src/domain/billing/invoice.ts';
import { toInstant } from '#src/domain/shared/dates.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { toBillingPlan, cents } from './to-billing-plan.ts';
import { callProvider } from './call-provider.ts';

export class MemoryBillingGateway implements BillingGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async currentSubscription(signal?: AbortSignal): AsyncResult<CurrentSubscription> {
    const result = await callProvider(
      this.sessions,
      (bearer) => this.provider.billing.currentSubscription(bearer),
      signal,
    );
    if (!result.ok) return result;
    const { item } = result.value;
    return ok({
      ...item,
      subscriptionPayment: cents(item.subscriptionPayment),
      paygPeriodToDate: cents(item.paygPeriodToDate),
      subtotal: cents(item.subtotal),
      scheduledCancellationDate: toInstant(item.scheduledCancellationDate),
      nextBillingDate: toInstant(item.nextBillingDate),
    });
  }

  async plans(signal?: AbortSignal): AsyncResult<readonly BillingPlan[]> {
    const result = await callProvider(this.sessions, (bearer) => this.provider.billing.plans(bearer), signal);
    return result.ok ? ok(result.value.items.map(toBillingPlan)) : result;
  }

  async invoices(signal?: AbortSignal): AsyncResult<PendingInvoice> {
    const result = await callProvider(this.sessions, (bearer) => this.provider.billing.invoices(bearer), signal);
    return result.ok ? ok(result.value.item) : result;
  }
}
