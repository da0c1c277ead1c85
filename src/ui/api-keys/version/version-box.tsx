import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/error-state.tsx';
import statRowStyles from '#src/ui/components/layout/stat-row.module.css';
import { useQuietFailure } from '#src/ui/components/feedback/outage-context.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import styles from './version-box.module.css';

interface VersionBoxProps {
  readonly store: ApiKeysStore;
  readonly dialog: (close: () => void) => ReactNode;
}

export const VersionBox = observer(function VersionBox({ store, dialog }: VersionBoxProps) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { state } = store.versions;
  const isQuiet = useQuietFailure(state, () => void store.reloadVersions());
  const isFailed = state.kind === 'failed' && !isQuiet;
  return (
    <Card layout="row" label={t('api-version.label')}>
      <div className="grow">
        <p className={statRowStyles.label}>{t('api-version.label')}</p>
        <CurrentVersion store={store} isQuiet={isQuiet} />
      </div>
      {isFailed ? (
        <RetryButton size="sm" onClick={() => void store.reloadVersions()} />
      ) : (
        <Button size="sm" disabled={!store.versions.value?.length} onClick={() => setEditing(true)}>
          {t('api-version.change')}
        </Button>
      )}
      {isEditing && dialog(() => setEditing(false))}
    </Card>
  );
});

const CurrentVersion = observer(function CurrentVersion({ store, isQuiet }: { store: ApiKeysStore; isQuiet: boolean }) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  const { versions, defaultVersion } = store;
  if (isQuiet && !defaultVersion) return <EmptyValue t={t} />;
  if (versions.state.kind === 'failed' && !defaultVersion)
    return (
      <p className="text-sm wrap-anywhere" role="alert">
        <span>{t('api-version.failed')}</span> <span>{reason(versions.state.failure)}</span>
      </p>
    );
  if (versions.value === undefined) {
    return (
      <div className={styles.waiting}>
        <Skeleton width="md" />
      </div>
    );
  }
  if (!defaultVersion) return <p className="text-sm muted">{t('api-version.none')}</p>;
  return (
    <div className="row row-wrap">
      <span className="mono strong wrap-anywhere">{defaultVersion.name}</span>
      <Badge dot={false}>{t('api-version.default')}</Badge>
      <span className="text-sm muted only-desktop wrap-anywhere">{t('api-version.explained')}</span>
    </div>
  );
});
