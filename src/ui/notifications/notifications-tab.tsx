import { BellRing, Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { notificationChannels } from '#src/application/notifications/notification-changes.ts';
import type { NotificationChannel } from '#src/domain/notifications/notification-channel.ts';
import { useAccountStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { ListCard } from '#src/ui/components/table/list-card.tsx';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { DeleteChannel, MuteChannel, TestChannel } from './channel-dialogs.tsx';
import { type ChannelAction, ChannelsTable } from './channels-table.tsx';

type Open = { readonly action: ChannelAction; readonly of: NotificationChannel; readonly rowIndex: number } | null;

/** Where notifications of the person go. */
export const NotificationsTab = observer(function NotificationsTab() {
  const { t } = useTranslation();
  const channels = useAccountStores().get(notificationChannels);
  const addId = useId();
  const { rows, focusRow } = useRowFocus(addId);
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => channels.start(), [channels]);
  const { state, value } = channels.list;
  usePendingAction('add-notification-channel', () => setAdding(true), value !== undefined);
  const act = (action: ChannelAction, of: NotificationChannel) =>
    setOpen({ action, of, rowIndex: channels.items.indexOf(of) });
  // What was just added is tried out next.
  const endAdding = () => {
    setAdding(false);
    if (channels.added) act('test', channels.added);
    channels.setAdded(null);
  };
  return (
    <>
      <ListCard
        name={{ title: t('account.notifications') }}
        of={state}
        errorTitle={t('account.notifications.failed')}
        onRetry={() => void channels.load()}
        rows={rows}
        action={
          value &&
          value.types.length > 0 && (
            <Button size="sm" id={addId} icon={Plus} onClick={() => setAdding(true)}>
              {t('notifications.add')}
            </Button>
          )
        }
        empty={
          <EmptyState
            icon={BellRing}
            title={<h3 className="heading-card">{t('notifications.empty')}</h3>}
            text={t('notifications.empty.text')}
          />
        }
      >
        <ChannelsTable list={value ?? null} onAct={act} />
      </ListCard>
      {isAdding && <ChannelDialog before={null} onClose={endAdding} />}
      <OpenDialog {...{ open, focusRow }} onClose={() => setOpen(null)} />
    </>
  );
});

interface OpenDialogProps {
  readonly open: Open;
  /** After the row before it is gone. */
  readonly focusRow: (index: number) => void;
  readonly onClose: () => void;
}

function OpenDialog({ open, focusRow, onClose }: OpenDialogProps) {
  if (!open) return null;
  const { action, of, rowIndex } = open;
  const onDeleted = () => {
    focusRow(rowIndex);
    onClose();
  };
  if (action === 'edit') return <ChannelDialog before={of} onClose={onClose} />;
  if (action === 'mute') return <MuteChannel {...{ of, onClose }} />;
  if (action === 'test') return <TestChannel {...{ of, onClose }} />;
  return <DeleteChannel {...{ of, onClose }} onDone={onDeleted} />;
}
