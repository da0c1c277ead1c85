import { Globe } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { type CallbackDomain, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import styles from './domains-table.module.css';
import { ListCard } from '#src/ui/components/table/list-card.tsx';
import { latest } from '#src/application/async/loadable.ts';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { DomainsTable } from './domains-table.tsx';
import { deleteCallbackDomain } from '#src/application/callback-domains/delete-callback-domain.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';

interface DeleteDomainDialogProps {
  readonly domain: CallbackDomain;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function DeleteDomainDialog({ domain, onDone, onClose }: DeleteDomainDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(deleteCallbackDomain)(domain));
  return (
    <ConfirmChange
      {...{ change, onDone, onClose }}
      title={t('domains.delete.title', { host: stripScheme(domain.url) })}
      text={t('domains.delete.text')}
      confirm={t('domains.delete.action')}
      busy={t('domains.delete.deleting')}
    />
  );
}

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
      <ListCard
        key={isEmpty ? 'empty' : 'domains'}
        name={{ label: t('domains.title') }}
        of={domains.state}
        errorTitle={t('domains.failed.title')}
        onRetry={() => void store.reload()}
        empty={noDomainsYet}
        rows={rows}
        footer={domains.items.length > 0 && <DomainsFooter domains={domains} />}
      >
        <DomainsTable
          domains={latest(domains.state) ? shown : null}
          wasVerifiedNow={store.wasVerifiedNow}
          onDelete={requestDeletion}
        />
      </ListCard>
      {deleted && (
        <DeleteDomainDialog
          domain={deleted.domain}
          onDone={() => {
            focusRow(deleted.rowIndex);
            setDeleted(null);
          }}
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
