import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import { timeAgo } from '#src/application/i18n/relative-time.ts';
import styles from './last-used.module.css';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { formatUtc } from '#src/domain/shared/dates.ts';

interface LastUsedProps {
  readonly t: TFunction;
  readonly language: string;
  readonly id: ApiKey['id'];
  /** Shows a hint if nobody has used it for long. */
  readonly apiKey?: ApiKey | undefined;
  readonly usage: LastUsedStore;
}

/** Relative within a day; the exact time shows on hover. */
export const LastUsed = observer(function LastUsed({ t, language, id, apiKey, usage }: LastUsedProps) {
  useEffect(() => usage.refreshStale([id]), [usage, id]);
  const use = usage.get(id);
  const stale = apiKey && usage.isStale(apiKey) && <span className={styles.stale}>{t('api-keys.stale')}</span>;
  if (use.kind === 'loading') return <span className="muted">{t('common.loading')}</span>;
  if (use.kind === 'never') {
    return (
      <>
        {t('api-keys.never-used')}
        {stale}
      </>
    );
  }
  if (use.kind !== 'used') return <span className="muted">{t('api-keys.last-used.unknown')}</span>;
  return (
    <>
      <time dateTime={new Date(use.at).toISOString()} title={formatUtc(use.at)}>
        {use.ago ? timeAgo(use.ago, language) : formatUtc(use.at)}
      </time>
      {stale}
    </>
  );
});
