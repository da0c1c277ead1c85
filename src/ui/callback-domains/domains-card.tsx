import { Globe } from 'lucide';
import { NotOffered } from '#src/ui/components/feedback/not-offered.tsx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { type CallbackDomain, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import styles from './domains-table.module.css';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/error-state.tsx';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { DomainsTable, DomainsTableSkeleton } from './domains-table.tsx';
import { ConfirmDialog } from '#src/ui/components/dialog/confirm-dialog.tsx';

interface DeleteDomainDialogProps {
  readonly domain: CallbackDomain;
  readonly store: CallbackDomainsStore;
  /** The domain is deleted; the dialog closes next. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Stays open when the deletion failed and the domain still exists. */
const DeleteDomainDialog = observer(function DeleteDomainDialog(props: DeleteDomainDialogProps) {
  const { domain, store, onDeleted, onClose } = props;
  const { t } = useTranslation();
  const confirm = async () => {
    if (!(await store.remove(domain))) return;
    onDeleted();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('domains.delete.title', { host: stripScheme(domain.url) })}
      text={t('domains.delete.text')}
      confirmLabel={t('domains.delete.action')}
      busyLabel={t('domains.delete.deleting')}
      destructive
      busy={store.isRemoving(domain.id)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
});

const EXAMPLE_URL = 'https://hooks.example.com';

/** A row as it will be, and no table that somebody would take for theirs. */
function ExampleDomain() {
  const { t } = useTranslation();
  return (
    <div className={styles.exampleDomain}>
      <span className="muted text-sm">{t('common.example')}</span>
      <bdi className="mono">{EXAMPLE_URL}</bdi>
      <Badge tone="success">{t('domains.verified')}</Badge>
    </div>
  );
}

interface DomainsCardProps {
  readonly store: CallbackDomainsStore;
  readonly emptyStateAction: ReactNode;
  readonly mainAction: string;
}

export const DomainsCard = observer(function DomainsCard({
  store,
  emptyStateAction: firstAction,
  mainAction,
}: DomainsCardProps) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  const { rows, focusRow } = useRowFocus(mainAction);
  const [deleted, setDeleted] = useState<{ readonly domain: CallbackDomain; readonly rowIndex: number } | null>(null);
  const { domains, shown } = store;

  const requestDeletion = (domain: CallbackDomain) => setDeleted({ domain, rowIndex: domains.items.indexOf(domain) });
  const noDomainsYet = (
    <EmptyState
      icon={Globe}
      title={t('domains.empty.title')}
      text={t('domains.empty.text')}
      action={firstAction}
      example={<ExampleDomain />}
    />
  );
  const isEmpty = domains.state.kind === 'ready' && domains.items.length === 0;
  return (
    <>
      {/* The box above it goes with the last domain; an empty card in its place is another, and nothing moves. */}
      <Card
        key={isEmpty ? 'empty' : 'domains'}
        layout="bare"
        busy={domains.state.kind === 'loading'}
        label={t('domains.title')}
      >
        <div ref={rows}>
          <LoadableView
            of={domains.state}
            notOffered={<NotOffered />}
            skeleton={<DomainsTableSkeleton />}
            errorTitle={t('domains.failed.title')}
            errorText={reason}
            onRetry={() => void store.reload()}
            empty={noDomainsYet}
          >
            {() => <DomainsTable domains={shown} wasVerifiedNow={store.wasVerifiedNow} onDelete={requestDeletion} />}
          </LoadableView>
        </div>
        {domains.items.length > 0 && <DomainsFooter domains={domains} />}
      </Card>
      {deleted && (
        <DeleteDomainDialog
          domain={deleted.domain}
          store={store}
          onDeleted={() => focusRow(deleted.rowIndex)}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
});

const DomainsFooter = observer(function DomainsFooter({ domains }: Pick<CallbackDomainsStore, 'domains'>) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <ListFooter
      text={t(domains.hasMore ? 'domains.shown.some' : 'domains.shown.all', counted(domains.items.length, formats))}
      failedText={(why) => t('domains.more-failed', { reason: why })}
      list={domains}
    />
  );
});
