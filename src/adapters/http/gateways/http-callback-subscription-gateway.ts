import type { CallbackSubscriptionGateway } from '#src/application/callback-domains/callback-domain-gateways.ts';
import type { TestDelivery } from '#src/domain/callback-domains/callback-signing.ts';
import {
  type CallbackSubscription,
  type CallbackSubscriptionId,
  type Destination,
  type EventType,
  type NewSubscription,
  SUBJECT_FIELDS,
} from '#src/domain/callback-domains/callback-subscription.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import { offsetPage, offsetQuery } from '#src/adapters/http/client/wire-values.ts';
import {
  callbackSubscriptionEndpoints as endpoints,
  type SubscriptionDto,
} from '#src/adapters/http/endpoints/callback-subscription-endpoints.ts';
import { toTestDelivery } from './http-callback-signing-gateway.ts';

export class HttpCallbackSubscriptionGateway implements CallbackSubscriptionGateway {
  constructor(private readonly client: ApiClient) {}

  eventTypes(signal?: AbortSignal): AsyncResult<readonly EventType[]> {
    const call = this.client.call(endpoints.listEventTypes, { signal });
    return mapResult(call, ({ data }) =>
      data.item.eventTypes.flatMap(({ networks, subject, ...type }): readonly EventType[] => {
        const field = SUBJECT_FIELDS.find((known) => known === subject) ?? null;
        // Nobody could enter what this console does not know.
        return subject !== null && field === null ? [] : [{ ...type, chains: networks, subject: field }];
      }),
    );
  }

  list(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<CallbackSubscription>> {
    const call = this.client.call(endpoints.listSubscriptions, { query: offsetQuery(after), signal });
    return mapResult(call, ({ data: { item } }) =>
      offsetPage(item.subscriptions.map(toSubscription), after, item.hasMore),
    );
  }

  create({ event, subject, blockchain, network, ...destination }: NewSubscription): AsyncResult<CallbackSubscription> {
    const about = subject && { [subject.field]: subject.value };
    const body = { eventType: event, blockchain, network, ...about, ...toBody(destination) };
    return mapResult(this.client.call(endpoints.createSubscription, { body }), toOne);
  }

  edit(id: CallbackSubscriptionId, destination: Destination): AsyncResult<CallbackSubscription> {
    const call = { params: { id }, body: toBody(destination) };
    return mapResult(this.client.call(endpoints.editSubscription, call), toOne);
  }

  setActive(id: CallbackSubscriptionId, isActive: boolean): AsyncResult<CallbackSubscription> {
    const call = { params: { id }, body: { isActive } };
    return mapResult(this.client.call(endpoints.setSubscriptionActive, call), toOne);
  }

  remove(id: CallbackSubscriptionId): AsyncResult<void> {
    const call = this.client.call(endpoints.deleteSubscription, { params: { id } });
    return mapResult(call, () => undefined);
  }

  sendTest(id: CallbackSubscriptionId): AsyncResult<TestDelivery> {
    return mapResult(this.client.call(endpoints.testSubscription, { params: { id } }), toTestDelivery);
  }
}

/** What there is nothing to wait for names no confirmations. */
function toBody({ callbackUrl, confirmations }: Destination) {
  return { callbackUrl, ...(confirmations !== null && { confirmationsCount: confirmations }) };
}

function toOne({ data }: { readonly data: { readonly item: SubscriptionDto } }): CallbackSubscription {
  return toSubscription(data.item);
}

function toSubscription(dto: SubscriptionDto): CallbackSubscription {
  const field = SUBJECT_FIELDS.find((name) => (dto[name] ?? '') !== '');
  const { timestamp = null, success = null } = dto.lastDelivery ?? {};
  return {
    id: dto.referenceId as CallbackSubscriptionId,
    event: dto.eventType,
    ...{ blockchain: dto.blockchain, network: dto.network, callbackUrl: dto.callbackUrl },
    subject: field === undefined ? null : { field, value: dto[field] ?? '' },
    confirmations: dto.confirmationsCount,
    isActive: dto.isActive,
    // Providers add to the end of the list, or to its beginning.
    deactivations: dto.deactivationReasons
      .map(({ reason, timestamp: at }) => ({ reason, at }))
      .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0)),
    createdAt: dto.createdTimestamp,
    lastDelivery: timestamp === null ? null : { at: timestamp, isAccepted: success },
    recent: toRecent(dto.recentDeliveries),
  };
}

/** Half of it says nothing. */
function toRecent(recent: SubscriptionDto['recentDeliveries']): CallbackSubscription['recent'] {
  const { total = null, failed = null } = recent ?? {};
  return total === null || failed === null ? null : { deliveries: total, failed };
}
