import { Trash2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import type { DeleteKeyStore } from '#src/application/api-keys/delete-key-store.ts';
import type { KeyDetailsStore } from '#src/application/api-keys/key-details-store.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { DetailPanel } from '#src/ui/components/dialog/detail-panel.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useOffered } from '#src/ui/components/link/page-link.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { DeleteKeyDialog } from './delete-key-dialog.tsx';
import { KeyCalls } from './key-calls.tsx';
import { KeyCell } from './key-cell.tsx';
import { LastUsed } from './last-used.tsx';
import listStyles from '#src/ui/components/layout/definition-list.module.css';
import panelStyles from '#src/ui/components/dialog/detail-panel.module.css';
import styles from './key-panel.module.css';

export interface KeyPanelProps {
  readonly id: ApiKeyId;
  readonly createStore: (id: ApiKeyId) => KeyDetailsStore;
  readonly keys: ApiKeysStore;
  readonly createDeletion: (key: ApiKey) => DeleteKeyStore;
  /** Called before the panel closes; the row is the one that the key had. */
  readonly onDeleted: (rowIndex: number) => void;
  readonly onClose: () => void;
}

/** A key and its recent calls, at the inline end; the list beside it stays readable. */
export const KeyPanel = observer(function KeyPanel(props: KeyPanelProps) {
  const { id, createStore, keys, createDeletion, onDeleted, onClose } = props;
  const { t } = useTranslation();
  const isOffered = useOffered();
  const store = useMemo(() => createStore(id), [createStore, id]);
  const { key } = store;
  const [deletion, setDeletion] = useState<{ readonly key: ApiKey; readonly rowIndex: number } | null>(null);
  useEffect(() => store.start(), [store]);
  const finishDeletion = (rowIndex: number) => {
    onDeleted(rowIndex);
    onClose();
  };
  return (
    <DetailPanel title={key?.name ?? deletion?.key.name ?? t('api-keys.key')} onClose={onClose}>
      {key && <KeyFacts apiKey={key} keys={keys} />}
      {key && isOffered('calls-of-a-key') && <KeyCalls key={id} store={store} />}
      {key && store.canDelete && (
        <div className={panelStyles.section}>
          <div>
            <Button
              icon={Trash2}
              size="sm"
              onClick={() => setDeletion({ key, rowIndex: keys.list.items.findIndex(({ id }) => id === key.id) })}
            >
              {t('api-keys.delete.open')}
            </Button>
          </div>
        </div>
      )}
      {deletion && (
        <DeleteKeyDialog
          createStore={() => createDeletion(deletion.key)}
          usage={keys.lastUsed}
          onDeleted={() => finishDeletion(deletion.rowIndex)}
          onClose={() => setDeletion(null)}
        />
      )}
      {!key && !deletion && <NoKey store={store} keys={keys} />}
    </DetailPanel>
  );
});

interface KeyFactsProps {
  readonly apiKey: ApiKey;
  readonly keys: ApiKeysStore;
}

const KeyFacts = observer(function KeyFacts({ apiKey, keys }: KeyFactsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, active, createdAt } = apiKey;
  return (
    <div className={panelStyles.section}>
      <div className={styles.secret}>
        <KeyCell t={t} apiKey={apiKey} secrets={keys.secrets} />
      </div>
      <dl className={listStyles.list}>
        <dt>{t('key-panel.status')}</dt>
        <dd>
          <Badge tone={active ? 'success' : 'off'}>{t(active ? 'api-keys.active' : 'api-keys.inactive')}</Badge>
        </dd>
        <dt>{t('api-keys.created')}</dt>
        <dd>{createdAt === null ? t('api-keys.no-date') : formats.utc(createdAt)}</dd>
        <dt>{t('api-keys.last-used')}</dt>
        <dd>
          <LastUsed t={t} formats={formats} id={id} apiKey={apiKey} usage={keys.lastUsed} />
        </dd>
      </dl>
    </div>
  );
});

interface NoKeyProps {
  readonly store: KeyDetailsStore;
  readonly keys: ApiKeysStore;
}

/** The key of the url is on a page that loads, failed to load, or is nowhere. */
const NoKey = observer(function NoKey({ store, keys }: NoKeyProps) {
  const { t } = useTranslation();
  const retry = () => void (keys.keys.state.kind === 'failed' ? keys.reloadKeys() : keys.list.loadMore());
  return (
    <div className={panelStyles.section}>
      {store.isBlocked && (
        <Alert kind="danger" action={<RetryButton size="sm" onClick={retry} />}>
          {t('api-keys.failed.title')}
        </Alert>
      )}
      {store.isMissing && <Alert kind="plain">{t('key-panel.missing')}</Alert>}
      {!store.isBlocked && !store.isMissing && <Skeleton width="lg" />}
    </div>
  );
});
