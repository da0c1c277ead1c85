import type { Page } from '../../domain/shared/page';
import type { Reply } from '../../domain/shared/result';
import type { ApiRequest, RequestKey } from '../../domain/usage/api-request';
import type { CallbackLog } from '../../domain/usage/callback-log';
import type { ApiRequestFilters, CallbackChoices, CallbackFilters } from '../../domain/usage/log-filters';

/** Newest first. `after` is exclusive: `next` of the page before, or the id of any entry, as a shared address has it. */
export interface LogGateway {
  callbackLogs(filters: CallbackFilters, after: string | null, signal?: AbortSignal): Reply<Page<CallbackLog>>;
  callbackChoices(signal?: AbortSignal): Reply<CallbackChoices>;
  apiRequests(filters: ApiRequestFilters, after: string | null, signal?: AbortSignal): Reply<Page<ApiRequest>>;
  requestKeys(signal?: AbortSignal): Reply<readonly RequestKey[]>;
}
