import type { TFunction } from 'i18next';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import { timeAgo } from '#src/application/i18n/relative-time.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { formatUtc } from '#src/domain/shared/dates.ts';

interface LastUsedProps {
  readonly t: TFunction;
  readonly language: string;
  readonly id: ApiKey['id'];
  readonly usage: LastUsedStore;
}

/** Relative within a day; the exact time shows on hover. */
export const LastUsed = observer(function LastUsed({ t, language, id, usage }: LastUsedProps) {
  useEffect(() => usage.refreshStale([id]), [usage, id]);
  const use = usage.get(id);
  if (use.kind === 'loading') return <span className="muted">{t('common.loading')}</span>;
  if (use.kind === 'never') return t('api-keys.never-used');
  if (use.kind !== 'used') return <span className="muted">{t('api-keys.last-used.unknown')}</span>;
  return (
    <time dateTime={new Date(use.at).toISOString()} title={formatUtc(use.at)}>
      {use.ago ? timeAgo(use.ago, language) : formatUtc(use.at)}
    </time>
  );
});
