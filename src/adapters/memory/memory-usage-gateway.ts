import type { Provider } from '../../../mocks/provider/create-provider';
import type { CallSessions } from '../../application/session/call-session';
import type { UsageGateway } from '../../application/usage/usage-gateway';
import { instantFrom } from '../../domain/shared/dates';
import { ok, type Reply } from '../../domain/shared/result';
import type { UsageSummary } from '../../domain/usage/usage-summary';
import { callProvider } from './call-provider';

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
