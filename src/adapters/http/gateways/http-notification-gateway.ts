import type { NotificationGateway } from '#src/application/notifications/notification-gateway.ts';
import type {
  ChannelChange,
  NewChannel,
  NotificationChannel,
  NotificationChannelId,
  NotificationList,
} from '#src/domain/notifications/notification-channel.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';
import {
  type NotificationChannelDto,
  notificationEndpoints as endpoints,
} from '#src/adapters/http/endpoints/notification-endpoints.ts';

export class HttpNotificationGateway implements NotificationGateway {
  constructor(private readonly client: ApiClient) {}

  list(signal?: AbortSignal): AsyncResult<NotificationList> {
    return mapResult(this.client.call(endpoints.listNotificationChannels, { signal }), ({ data }) => ({
      items: data.items.map(toChannel),
      kinds: data.kinds.map(toOffered),
      types: data.types.map((type) => toOffered({ ...type, description: '' })),
    }));
  }

  add({ type, name, target, kinds }: NewChannel): AsyncResult<NotificationChannel> {
    const body = { type, name, target, kinds: [...kinds] };
    return mapResult(this.client.call(endpoints.addNotificationChannel, { body }), toOne);
  }

  edit(id: NotificationChannelId, { name, target, kinds }: ChannelChange): AsyncResult<NotificationChannel> {
    const body = { name, ...(target !== null && { target }), kinds: [...kinds] };
    return mapResult(this.client.call(endpoints.editNotificationChannel, { params: { id }, body }), toOne);
  }

  setMuted(id: NotificationChannelId, isMuted: boolean): AsyncResult<NotificationChannel> {
    const call = { params: { id }, body: { isMuted } };
    return mapResult(this.client.call(endpoints.muteNotificationChannel, call), toOne);
  }

  remove(id: NotificationChannelId): AsyncResult<void> {
    return mapResult(this.client.call(endpoints.deleteNotificationChannel, { params: { id } }), () => undefined);
  }

  sendTest(id: NotificationChannelId): AsyncResult<NotificationChannel> {
    return mapResult(this.client.call(endpoints.testNotificationChannel, { params: { id } }), toOne);
  }
}

function toOne({ data }: { readonly data: { readonly item: NotificationChannelDto } }): NotificationChannel {
  return toChannel(data.item);
}

function toChannel({ id, name, lastDelivery, ...channel }: NotificationChannelDto): NotificationChannel {
  return {
    ...channel,
    id: id as NotificationChannelId,
    name: name || channel.target || id,
    lastDelivery: lastDelivery && {
      at: lastDelivery.timestamp,
      ...{ isDelivered: lastDelivery.success, reason: lastDelivery.failureReason },
    },
  };
}

function toOffered({ id, name, description }: Readonly<Record<'id' | 'name' | 'description', string>>) {
  return { id, name: name || null, description: description || null };
}
