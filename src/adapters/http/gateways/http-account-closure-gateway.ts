import type { AccountClosureGateway, ClosureRequest } from '#src/application/account/account-gateways.ts';
import type { AccountClosure, DataExport } from '#src/domain/account/account-closure.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import { type ClosureDto, closureEndpoints } from '#src/adapters/http/endpoints/closure-endpoints.ts';

export class HttpAccountClosureGateway implements AccountClosureGateway {
  constructor(private readonly client: ApiClient) {}

  status(signal?: AbortSignal): AsyncResult<AccountClosure> {
    return mapResult(this.client.call(closureEndpoints.accountClosure, { signal }), toClosure);
  }

  requestExport(): AsyncResult<AccountClosure> {
    return mapResult(this.client.call(closureEndpoints.requestDataExport, {}), toClosure);
  }

  close({ confirmation, reason, comment }: ClosureRequest): AsyncResult<AccountClosure> {
    const body = { ...confirmation, ...(reason && { reason }), ...(comment !== '' && { comment }) };
    return mapResult(this.client.call(closureEndpoints.closeAccount, { body }), toClosure);
  }

  keep(): AsyncResult<AccountClosure> {
    return mapResult(this.client.call(closureEndpoints.keepAccount, {}), toClosure);
  }
}

function toClosure({ data: { item } }: { readonly data: { readonly item: ClosureDto } }): AccountClosure {
  const { canClose, ownerEmail, hasPassword, delayDays, activeApiKeys, members, unpaid } = item;
  return {
    dataExport: toExport(item.export),
    closesAt: item.closesTimestamp,
    terms: { canClose, ownerEmail, hasPassword, delayDays, activeKeys: activeApiKeys, members, unpaid },
  };
}

/** A file without a url is not there yet. */
function toExport(dto: ClosureDto['export']): DataExport {
  if (dto === null || dto.status === 'none') return { kind: 'none' };
  const { status, downloadUrl: url, sizeBytes: bytes, requestedTimestamp, expiresTimestamp } = dto;
  if (status === 'preparing' || url === '') return { kind: 'preparing', requestedAt: requestedTimestamp };
  return { kind: 'ready', url, bytes, availableUntil: expiresTimestamp };
}
