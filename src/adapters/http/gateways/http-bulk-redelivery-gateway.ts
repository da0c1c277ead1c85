import { cleanText } from '#src/domain/shared/clean-text.ts';
import type { BulkRedeliveryGateway } from '#src/application/logs/bulk-redelivery-gateway.ts';
import type {
  RedeliveryCount,
  RedeliveryFilter,
  RedeliveryJob,
  RedeliveryJobId,
} from '#src/domain/logs/bulk-redelivery.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { bulkRedeliveryEndpoints } from '#src/adapters/http/endpoints/bulk-redelivery-endpoints.ts';

type WireJob = DataOf<typeof bulkRedeliveryEndpoints.stopRedelivery>['item'];

const NO_FILTER = { blockchain: '', network: '', product: '', searchPhrase: '', from: null, before: null };

export class HttpBulkRedeliveryGateway implements BulkRedeliveryGateway {
  constructor(private readonly client: ApiClient) {}

  count(filter: RedeliveryFilter, signal?: AbortSignal): AsyncResult<RedeliveryCount> {
    const call = this.client.call(bulkRedeliveryEndpoints.countRedeliveries, { query: fieldsOf(filter), signal });
    return mapResult(call, ({ data }) => data.item);
  }

  jobs(signal?: AbortSignal): AsyncResult<readonly RedeliveryJob[]> {
    const call = this.client.call(bulkRedeliveryEndpoints.listRedeliveries, { signal });
    return mapResult(call, ({ data }) => data.items.map(toJob));
  }

  start(filter: RedeliveryFilter, count: number): AsyncResult<RedeliveryJob> {
    const body = { ...fieldsOf(filter), count };
    const call = this.client.call(bulkRedeliveryEndpoints.startRedelivery, { body });
    return mapResult(call, ({ data }) => toJob(data.item));
  }

  stop(id: RedeliveryJobId): AsyncResult<RedeliveryJob> {
    const call = this.client.call(bulkRedeliveryEndpoints.stopRedelivery, { params: { id } });
    return mapResult(call, ({ data }) => toJob(data.item));
  }
}

/** Spelled as the search of the log spells them. */
function fieldsOf({ blockchain, network, product, searchPhrase, from, before }: RedeliveryFilter) {
  const format = (at: Instant | undefined) => (at === undefined ? null : new Date(at).toISOString());
  return {
    ...{ blockchain: blockchain || null, network: network || null, product: product.toUpperCase() || null },
    ...{ searchPhrase: cleanText('query', searchPhrase) || null, from: format(from), before: format(before) },
  };
}

function toJob({ id, startedTimestamp, endedTimestamp, filter, ...job }: WireJob): RedeliveryJob {
  const { from, before, ...named } = filter ?? NO_FILTER;
  return {
    ...{ ...job, id: id as RedeliveryJobId, startedAt: startedTimestamp, endedAt: endedTimestamp },
    filter: { ...named, ...(from !== null && { from }), ...(before !== null && { before }) },
  };
}
