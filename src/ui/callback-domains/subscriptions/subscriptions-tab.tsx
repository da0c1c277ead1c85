import { Webhook } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { latest } from '#src/application/async/loadable.ts';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import {
  type CallbackSubscriptionsStore,
  callbackSubscriptionsStore,
} from '#src/application/callback-domains/callback-subscriptions-store.ts';
import { type CallbackSubscription, splitCallbackUrl } from '#src/domain/callback-domains/callback-subscription.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmptyState, EmptyStateAction } from '#src/ui/components/feedback/empty-state.tsx';
import { ListCard } from '#src/ui/components/table/list-card.tsx';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { DeleteSubscription, SwitchSubscription, TestSubscription } from './subscription-dialogs.tsx';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { type SubscriptionAction, SubscriptionsTable } from './subscriptions-table.tsx';

export interface SubscriptionsTabProps {
  readonly isAdding: boolean;
  /** It is known whether there is a domain. */
  readonly canAdd: boolean;
  readonly onAdd: () => void;
  readonly onAddingEnd: () => void;
  /** The id of the button that adds one. */
  readonly mainAction: string;
}

type Open = {
  readonly action: SubscriptionAction;
  readonly of: CallbackSubscription;
  readonly rowIndex: number;
} | null;

export const SubscriptionsTab = observer(function SubscriptionsTab(props: SubscriptionsTabProps) {
  const { isAdding, canAdd, onAdd, onAddingEnd, mainAction } = props;
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const store = get(callbackSubscriptionsStore);
  const { domains } = get(callbackDomainsStore);
  const { rows, focusRow } = useRowFocus(mainAction);
  const [open, setOpen] = useState<Open>(null);
  const { list } = store;
  useEffect(() => store.start(), [store]);
  const act = async (action: SubscriptionAction, of: CallbackSubscription) => {
    const rowIndex = list.items.indexOf(of);
    // Its domain may be on a later page.
    if (action === 'edit')
      await domains.loadUntil(() => splitCallbackUrl(of.callbackUrl, domains.items).domain !== null);
    setOpen((other) => other ?? { action, of, rowIndex });
  };
  // What was just added is tried out next.
  const endAdding = () => {
    onAddingEnd();
    if (store.created) void act('test', store.created);
    store.setCreated(null);
  };
  return (
    <>
      <ListCard
        name={{ label: t('domains.tab.subscriptions') }}
        of={list.state}
        errorTitle={t('domains.subscriptions.failed')}
        onRetry={() => void store.reload()}
        rows={rows}
        footer={list.items.length > 0 && <Footer list={list} />}
        empty={
          <EmptyState
            icon={Webhook}
            title={t('subscriptions.empty')}
            text={t('subscriptions.empty.text')}
            action={
              <EmptyStateAction nextFocusId={mainAction}>
                <Button disabled={!canAdd} onClick={onAdd}>
                  {t('domains.subscriptions.add')}
                </Button>
              </EmptyStateAction>
            }
          />
        }
      >
        <SubscriptionsTable
          subscriptions={latest(list.state)?.items ?? null}
          onAct={(action, of) => void act(action, of)}
        />
      </ListCard>
      {isAdding && <SubscriptionDialog before={null} onClose={endAdding} />}
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
  const store = useAccountStores().get(callbackSubscriptionsStore);
  if (!open) return null;
  const { action, of, rowIndex } = open;
  const onDeleted = () => {
    focusRow(rowIndex);
    onClose();
  };
  if (action === 'edit') return <SubscriptionDialog before={of} onClose={onClose} />;
  if (action === 'switch') return <SwitchSubscription {...{ of, onClose }} />;
  if (action === 'test') return <TestSubscription {...{ of, store, onClose }} />;
  return <DeleteSubscription {...{ of, onClose }} onDone={onDeleted} />;
}

const Footer = observer(function Footer({ list }: Pick<CallbackSubscriptionsStore, 'list'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <ListFooter
      text={t(
        list.hasMore ? 'subscriptions.shown.some' : 'subscriptions.shown.all',
        counted(list.items.length, formats),
      )}
      failedText={(reason) => t('subscriptions.more-failed', { reason })}
      list={list}
    />
  );
});
