import {
  type ChannelChange,
  isSavedAs,
  isSecretTarget,
  type NotificationChannel,
  type NotificationList,
} from '#src/domain/notifications/notification-channel.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { ItemList } from '#src/application/async/item-list.ts';
import { change } from '#src/application/forms/change.ts';
import { joinChosen, splitChosen } from '#src/application/forms/draft-store.ts';
import { listedRemoval } from '#src/application/forms/removal.ts';
import type { ChannelValues } from './notification-channel.suite.ts';

/** Where notifications of the person go. A new one is tried out next. */
export const notificationChannels: Part<ItemList<NotificationChannel, NotificationList>> = ({ gateways, report }) =>
  new ItemList((signal) => gateways.notifications.list(signal), report);

/** A new one without a subject; of another, all but its type. */
export const saveChannel = change('add-notification-channel', (parts: Parts, before: NotificationChannel | null) => {
  const { gateways, get, session } = parts;
  const channels = get(notificationChannels);
  const initial = before ? toFields(before) : { ...EMPTY, type: channels.list.value?.types[0]?.id ?? '' };
  return {
    initial,
    // Its target may be a secret, and what was typed about one channel says nothing about another.
    ...(before === null && { draft: ['type', 'name', 'kinds'] as const }),
    rules: async () => {
      const { validateChannel } = await import('./notification-channel.suite.ts');
      return (values) => validateChannel(values, { before, hasKinds: channels.list.value?.kinds.length !== 0 });
    },
    toNext: (values) => toChange(values, initial, before),
    send(next) {
      const { type, target } = next;
      if (target !== null && isSecretTarget(type)) session.secrets.add(target);
      return before
        ? gateways.notifications.edit(before.id, next)
        : gateways.notifications.add({ ...next, target: target ?? '' });
    },
    done(saved) {
      if (!before) channels.setAdded(saved);
      channels.put(saved);
    },
    confirms: isSavedAs,
    toast: (t) => t(before ? 'notifications.saved' : 'notifications.added'),
    async recheck({ kind }, next) {
      if (kind !== 'unreachable') return false;
      const known = new Set(channels.items.map(({ id }) => id));
      await channels.load();
      if (!before)
        return channels.items.some((one) => !known.has(one.id) && one.type === next.type && isSavedAs(one, next));
      const saved = channels.find(before.id);
      // Of a secret, nobody can see whether it is another one.
      return saved !== undefined && isSavedAs(saved, next) && (next.target ?? saved.target) === saved.target;
    },
  };
});

const EMPTY: ChannelValues = { type: '', name: '', target: '', kinds: '' };

function toFields({ type, name, target, kinds }: NotificationChannel): ChannelValues {
  return { type, name, target: isSecretTarget(type) ? '' : target, kinds: joinChosen(kinds) };
}

function toChange(
  { type, name, target, kinds }: ChannelValues,
  initial: ChannelValues,
  before: NotificationChannel | null,
): ChannelChange & { readonly type: string } {
  const isUnchanged = before !== null && target === initial.target;
  return { type, name, target: isUnchanged ? null : target, kinds: splitChosen(kinds) };
}

/** Mutes it, or the other way around. */
export const muteChannel = change('mute-channel', ({ gateways, get }: Parts, of: NotificationChannel) => {
  const channels = get(notificationChannels);
  const isMuted = !of.isMuted;
  return {
    initial: {},
    toNext: () => isMuted,
    send: (next) => gateways.notifications.setMuted(of.id, next),
    done: (saved) => channels.put(saved),
    confirms: (saved, next) => saved.isMuted === next,
    toast: (t) => t(isMuted ? 'notifications.muted.done' : 'notifications.unmuted.done', { name: of.name }),
    async recheck({ kind }, next) {
      if (kind !== 'unreachable') return false;
      await channels.load();
      return channels.find(of.id)?.isMuted === next;
    },
  };
});

export const deleteChannel = change('delete-channel', ({ gateways, get }: Parts, { id, name }: NotificationChannel) => {
  const channels = get(notificationChannels);
  return listedRemoval({
    send: () => gateways.notifications.remove(id),
    drop: () => channels.drop(id),
    isListed: () => channels.find(id) !== undefined,
    reload: () => channels.load(),
    name,
    gone: (t) => t('notifications.gone', { name }),
    removed: (t) => t('notifications.deleted', { name }),
  });
});

/** What became of it is in the row, and in the dialog that sent it. */
export const testChannel = change('test-channel', ({ gateways, get }: Parts, of: NotificationChannel) => {
  const channels = get(notificationChannels);
  return {
    initial: {},
    toNext: () => null,
    send: () => gateways.notifications.sendTest(of.id),
    done: (saved) => channels.put(saved),
  };
});
