import type { Provider } from '#mocks/provider/create-provider.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { UsageGateway } from '#src/application/usage/usage-gateway.ts';
import { instantFrom } from '#src/domain/shared/dates.ts';
import { ok, type Reply } from '#src/domain/shared/result.ts';
import type { UsageSummary } from '#src/domain/usage/usage-summary.ts';
import { callProvider } from './call-provider.ts';

export class MemoryUsageGateway implements UsageGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async summary(signal?: AbortSignal): Reply<UsageSummary> {
    const reply = await callProvider(this.sessions, (bearer) => this.provider.usage.summary(bearer), signal);
    if (!reply.ok) return reply;
    const { dailyMonitoringCost, planQuota } = reply.value.item;
    const { startDate, endDate } = planQuota;
    return ok({
      dailyMonitoringCost,
      planQuota: { ...planQuota, startDate: instantFrom(startDate), endDate: instantFrom(endDate) },
    });
  }
}
