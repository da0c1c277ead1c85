import type { Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiRequest, ListedRequest, RequestKey } from '#src/domain/logs/api-request.ts';
import type { AuditEntry } from '#src/domain/logs/audit-entry.ts';
import type { CallbackLog } from '#src/domain/logs/callback-log.ts';
import type { TimeBounds } from '#src/domain/logs/log-time.ts';
import type { ApiRequestFilters, CallbackFilterOptions, CallbackFilters } from '#src/domain/logs/log-filters.ts';

/** What an audit log can be narrowed to: empty for everything. */
export interface AuditSearch extends TimeBounds {
  /** An email. */
  readonly person: string;
  readonly action: string;
}

/**
 * Newest first. `after` is exclusive: a page's `next`, or any entry's id from a shared link. Bounds of time are given
 * with the capability `log-date-range` only; the audit log alone is always asked for what comes from a time on.
 */
export interface LogGateway {
  callbackLogs(
    search: CallbackFilters & TimeBounds,
    after: string | null,
    signal?: AbortSignal,
  ): AsyncResult<Page<CallbackLog>>;
  callbackFilterOptions(signal?: AbortSignal): AsyncResult<CallbackFilterOptions>;
  /** Sends the callback again. The id of its new entry; null if the provider does not give it. */
  redeliverCallback(id: string): AsyncResult<string | null>;
  apiRequests(
    search: ApiRequestFilters & TimeBounds,
    after: string | null,
    signal?: AbortSignal,
  ): AsyncResult<Page<ApiRequest>>;
  /** The newest `limit` calls at most, without their payloads. `next` only says that there are older ones. */
  recentRequests(limit: number, filters: ApiRequestFilters, signal?: AbortSignal): AsyncResult<Page<ListedRequest>>;
  /** Who did what. Offered with the capability `audit-log`. */
  auditLog(search: AuditSearch, after: string | null, signal?: AbortSignal): AsyncResult<Page<AuditEntry>>;
  requestKeys(signal?: AbortSignal): AsyncResult<readonly RequestKey[]>;
}
