import { makeAutoObservable } from 'mobx';
import type {
  NotificationChannel,
  NotificationChannelId,
  NotificationList,
} from '#src/domain/notifications/notification-channel.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { NotificationGateway } from './notification-gateway.ts';

export const notificationsStore: Part<NotificationsStore> = ({ gateways, report }) =>
  new NotificationsStore(gateways.notifications, report);

/** Where notifications of the person go. */
export class NotificationsStore {
  readonly list: Resource<NotificationList>;
  /** The one that was just added, which is tried out next. */
  added: NotificationChannel | null = null;
  readonly #report: ReportFailure;

  constructor(gateway: Pick<NotificationGateway, 'list'>, report: ReportFailure) {
    this.list = new Resource((signal) => gateway.list(signal));
    this.#report = report;
    makeAutoObservable(this, { list: false }, { autoBind: true, deep: false });
  }

  start(): Disposer {
    void this.load();
    return () => this.list.stop();
  }

  load(): Promise<void> {
    return loadAndReport(this.list, this.#report);
  }

  get channels(): readonly NotificationChannel[] {
    return this.list.value?.channels ?? [];
  }

  find(id: NotificationChannelId): NotificationChannel | undefined {
    return this.channels.find((channel) => channel.id === id);
  }

  /** In its row; a new one becomes the first. */
  put(saved: NotificationChannel): void {
    this.list.amend(({ channels, ...list }) => {
      const isKnown = channels.some(({ id }) => id === saved.id);
      const others = channels.map((channel) => (channel.id === saved.id ? saved : channel));
      return { ...list, channels: isKnown ? others : [saved, ...others] };
    });
  }

  drop(id: NotificationChannelId): void {
    this.list.amend(({ channels, ...list }) => ({ ...list, channels: channels.filter((one) => one.id !== id) }));
  }

  setAdded(added: NotificationChannel | null): void {
    this.added = added;
  }
}
