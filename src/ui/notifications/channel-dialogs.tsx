import { CircleAlert, CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  deleteChannel,
  muteChannel,
  notificationChannels,
  testChannel,
} from '#src/application/notifications/notification-changes.ts';
import type { NotificationChannel } from '#src/domain/notifications/notification-channel.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { DoneButton } from '#src/ui/components/button/button.tsx';
import { ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

interface ChannelActionProps {
  readonly of: NotificationChannel;
  readonly onClose: () => void;
}

export function MuteChannel({ of, onClose }: ChannelActionProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(muteChannel)(of));
  const { name, isMuted } = of;
  return (
    <ConfirmChange
      {...{ change, onClose }}
      destructive={false}
      title={t(isMuted ? 'notifications.unmute.title' : 'notifications.mute.title', { name })}
      text={t(isMuted ? 'notifications.unmute.text' : 'notifications.mute.text')}
      confirm={t(isMuted ? 'notifications.unmute' : 'notifications.mute')}
      busy={t('common.saving')}
    />
  );
}

export function DeleteChannel({ of, onClose, onDone }: ChannelActionProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(deleteChannel)(of));
  return (
    <ConfirmChange
      {...{ change, onClose, onDone }}
      title={t('notifications.delete.title', { name: of.name })}
      text={t('notifications.delete.text')}
      confirm={t('notifications.delete')}
      busy={t('notifications.deleting')}
    />
  );
}

/** What is sent, then what became of it. */
export const TestChannel = observer(function TestChannel({ of, onClose }: ChannelActionProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(testChannel)(of));
  const { name } = of;
  if (change.isDone) {
    const { isDelivered = null, reason = '' } = get(notificationChannels).find(of.id)?.lastDelivery ?? {};
    const hasFailed = isDelivered === false;
    const success = isDelivered ? 'notifications.test.accepted' : 'notifications.test.unknown';
    const failure = reason === '' ? 'notifications.test.no-reason' : 'notifications.test.reason';
    return (
      <Dialog
        icon={hasFailed ? CircleAlert : CircleCheck}
        title={t(hasFailed ? 'notifications.test.failed' : 'notifications.test.sent')}
        text={t(hasFailed ? failure : success, { name, reason })}
        onClose={onClose}
        footer={<DoneButton onClick={onClose} />}
      />
    );
  }
  return (
    <ConfirmChange
      {...{ change, onClose }}
      destructive={false}
      title={t('notifications.test.title', { name })}
      text={t('notifications.test.text')}
      confirm={t('notifications.test')}
      busy={t('notifications.test.sending')}
      onDone={() => undefined}
    />
  );
});
