import type { Provider } from '#mocks/provider/create-provider.ts';
import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { BillingPlan } from '#src/domain/billing/billing-plan.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import type { PendingInvoice } from '#src/domain/billing/invoice.ts';
import { instantFrom } from '#src/domain/shared/dates.ts';
import { ok, type Reply } from '#src/domain/shared/result.ts';
import { billingPlanFrom, cents } from './billing-plan-from.ts';
import { callProvider } from './call-provider.ts';

export class MemoryBillingGateway implements BillingGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async currentSubscription(signal?: AbortSignal): Reply<CurrentSubscription> {
    const reply = await callProvider(
      this.sessions,
      (bearer) => this.provider.billing.currentSubscription(bearer),
      signal,
    );
    if (!reply.ok) return reply;
    const { item } = reply.value;
    return ok({
      ...item,
      subscriptionPayment: cents(item.subscriptionPayment),
      paygPeriodToDate: cents(item.paygPeriodToDate),
      subtotal: cents(item.subtotal),
      scheduledCancellationDate: instantFrom(item.scheduledCancellationDate),
      nextBillingDate: instantFrom(item.nextBillingDate),
    });
  }

  async plans(signal?: AbortSignal): Reply<readonly BillingPlan[]> {
    const reply = await callProvider(this.sessions, (bearer) => this.provider.billing.plans(bearer), signal);
    return reply.ok ? ok(reply.value.items.map(billingPlanFrom)) : reply;
  }

  async invoices(signal?: AbortSignal): Reply<PendingInvoice> {
    const reply = await callProvider(this.sessions, (bearer) => this.provider.billing.invoices(bearer), signal);
    return reply.ok ? ok(reply.value.item) : reply;
  }
}
