import type { Provider } from '../../../mocks/provider/create-provider';
import type { BillingGateway } from '../../application/billing/billing-gateway';
import type { CallSessions } from '../../application/session/call-session';
import type { BillingPlan } from '../../domain/billing/billing-plan';
import type { CurrentSubscription } from '../../domain/billing/current-subscription';
import type { PendingInvoice } from '../../domain/billing/invoice';
import { instantFrom } from '../../domain/shared/dates';
import { ok, type Reply } from '../../domain/shared/result';
import { billingPlanFrom, cents } from './billing-plan-from';
import { callProvider } from './call-provider';

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
