import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import { timeAgo } from '#src/application/i18n/relative-time.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { formatUtc } from '#src/domain/shared/dates.ts';

interface LastUsedProps {
  readonly id: ApiKey['id'];
  readonly usage: LastUsedStore;
}

/** Relative within a day; the exact time shows on hover. */
export const LastUsed = observer(function LastUsed({ id, usage }: LastUsedProps) {
  const { t, i18n } = useTranslation();
  useEffect(() => usage.refreshStale([id]), [usage, id]);
  const use = usage.get(id);
  if (use.kind === 'loading') return <span className="muted">{t('common.loading')}</span>;
  if (use.kind === 'never') return t('api-keys.never-used');
  if (use.kind !== 'used') return <span className="muted">{t('api-keys.last-used.unknown')}</span>;
  return (
    <time dateTime={new Date(use.at).toISOString()} title={formatUtc(use.at)}>
      {use.ago ? timeAgo(use.ago, i18n.language) : formatUtc(use.at)}
    </time>
  );
});
