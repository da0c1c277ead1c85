import type { Translate } from '#src/application/i18n/translate.ts';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import styles from './last-used.module.css';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';

interface LastUsedProps {
  readonly t: Translate;
  readonly formats: Formats;
  readonly id: ApiKey['id'];
  /** Shows a hint if nobody has used it for long. */
  readonly apiKey?: ApiKey | undefined;
  readonly usage: LastUsedStore;
  /** Shown after a label with a colon. */
  readonly afterLabel?: boolean;
}

export const LastUsed = observer(function LastUsed(props: LastUsedProps) {
  const { id, usage } = props;
  useEffect(() => usage.refreshStale([id]), [usage, id]);
  return lastUsedText(props);
});

/**
 * Relative within a day; the exact time shows on hover. For a row that observes its cells, in a list that refreshes what
 * it shows.
 */
export function lastUsedText({ t, formats, id, apiKey, usage, afterLabel }: LastUsedProps): ReactNode {
  const use = usage.get(id);
  const timeAgo = afterLabel ? formats.timeAgoAfterLabel : formats.timeAgo;
  const stale = apiKey && usage.isStale(apiKey) && <span className={styles.stale}>{t('api-keys.stale')}</span>;
  if (use.kind === 'loading') return <span className="muted">{t('common.loading')}</span>;
  if (use.kind === 'never') {
    return (
      <>
        <span>{t('api-keys.never-used')}</span>
        {stale}
      </>
    );
  }
  if (use.kind !== 'used') return <span className="muted">{t('api-keys.last-used.unknown')}</span>;
  return (
    <>
      <time dateTime={new Date(use.at).toISOString()} title={formats.utc(use.at)}>
        {use.ago ? timeAgo(use.ago) : formats.utc(use.at)}
      </time>
      {stale}
    </>
  );
}
