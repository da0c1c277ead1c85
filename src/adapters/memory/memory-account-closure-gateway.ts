import type { ServiceResult } from '#mocks/provider/shared/service-result.ts';
import { toInstant } from '#src/adapters/wire-values.ts';
import type { AccountClosureGateway, ClosureRequest } from '#src/application/account/account-closure-gateway.ts';
import type { AccountClosure, DataExport } from '#src/domain/account/account-closure.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import { MemoryGateway } from './memory-gateway.ts';

type Status = ReturnType<MemoryAccountClosureGateway['provider']['closure']['status']>['data']['item'];

export class MemoryAccountClosureGateway extends MemoryGateway implements AccountClosureGateway {
  status(signal?: AbortSignal): AsyncResult<AccountClosure> {
    return this.offered((bearer) => this.provider.closure.status(bearer), signal);
  }

  requestExport(): AsyncResult<AccountClosure> {
    return this.offered((bearer) => this.provider.closure.requestExport(bearer));
  }

  close({ confirmation, reason, comment }: ClosureRequest): AsyncResult<AccountClosure> {
    return this.offered((bearer) => this.provider.closure.close(bearer, { ...confirmation, reason, comment }));
  }

  keep(): AsyncResult<AccountClosure> {
    return this.offered((bearer) => this.provider.closure.keep(bearer));
  }

  private async offered(
    work: (bearer: string | null) => ServiceResult<{ readonly item: Status }>,
    signal?: AbortSignal,
  ): AsyncResult<AccountClosure> {
    const serve = (bearer: string | null) => this.provider.capabilities.serve('account-closure', () => work(bearer));
    const result = await this.call(serve, signal);
    return result.ok ? ok(toClosure(result.value.item)) : result;
  }
}

function toClosure({ export: dataExport, closesTimestamp, unpaid, activeApiKeys, ...terms }: Status): AccountClosure {
  const { canClose, ownerEmail, hasPassword, delayDays, members } = terms;
  return {
    dataExport: toExport(dataExport),
    closesAt: toInstant(closesTimestamp),
    terms: {
      ...{ canClose, ownerEmail, hasPassword, delayDays, activeKeys: activeApiKeys, members },
      unpaid: unpaid && { ...unpaid, amount: Math.round(unpaid.amount * 100) },
    },
  };
}

function toExport({ status, downloadUrl: url, sizeBytes: bytes, ...times }: Status['export']): DataExport {
  if (status === 'none') return { kind: 'none' };
  if (url === null) return { kind: 'preparing', requestedAt: toInstant(times.requestedTimestamp) };
  return { kind: 'ready', url, bytes, availableUntil: toInstant(times.expiresTimestamp) };
}
