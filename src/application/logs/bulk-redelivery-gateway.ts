import type {
  RedeliveryCount,
  RedeliveryFilter,
  RedeliveryJob,
  RedeliveryJobId,
} from '#src/domain/logs/bulk-redelivery.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

/** All of it is offered with the capability `callback-bulk-redelivery`. */
export interface BulkRedeliveryGateway {
  count(filter: RedeliveryFilter, signal?: AbortSignal): AsyncResult<RedeliveryCount>;
  /** Those that run, and those that ended lately; the newest first. */
  jobs(signal?: AbortSignal): AsyncResult<readonly RedeliveryJob[]>;
  /** Another count than the confirmed one, and a job that runs for the filter, are rejected failures with status 409. */
  start(filter: RedeliveryFilter, count: number): AsyncResult<RedeliveryJob>;
  /** One that has ended is a rejected failure with status 409. */
  stop(id: RedeliveryJobId): AsyncResult<RedeliveryJob>;
}
