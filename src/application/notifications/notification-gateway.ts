import type {
  ChannelChange,
  NewChannel,
  NotificationChannel,
  NotificationChannelId,
  NotificationList,
} from '#src/domain/notifications/notification-channel.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

/** Of the signed-in person. All of it is offered with the capability `notifications`. */
export interface NotificationGateway {
  list(signal?: AbortSignal): AsyncResult<NotificationList>;
  add(channel: NewChannel): AsyncResult<NotificationChannel>;
  edit(id: NotificationChannelId, change: ChannelChange): AsyncResult<NotificationChannel>;
  setMuted(id: NotificationChannelId, isMuted: boolean): AsyncResult<NotificationChannel>;
  remove(id: NotificationChannelId): AsyncResult<void>;
  /** Returns the channel, with the test as its last delivery. */
  sendTest(id: NotificationChannelId): AsyncResult<NotificationChannel>;
}
