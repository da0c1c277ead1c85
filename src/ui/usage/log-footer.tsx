import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { grouped } from '../../domain/shared/money';
import type { LogRow } from '../../application/usage/log-row';
import type { LogView } from '../../application/usage/log-view';
import { Button } from '../components/button';
import { useReason } from '../components/use-reason';
import type { LogTexts } from './log-list-view';

interface LogFooterProps<Row extends LogRow, F extends object> {
  readonly view: LogView<Row, F>;
  readonly texts: LogTexts;
}

function LogFooterView<Row extends LogRow, F extends object>({ view: { list, live }, texts }: LogFooterProps<Row, F>) {
  const { t } = useTranslation();
  const reason = useReason();
  const { moreFailure, hasMore, isLoadingMore, isWhole } = list;
  const count = list.rows.length;
  if (count === 0 && !hasMore) return null;
  const failed = moreFailure
    ? t(texts.moreFailed, { reason: reason(moreFailure) })
    : live.failure && t('logs.live.failed', { reason: reason(live.failure) });
  return (
    <div className="card__foot">
      <span className="num">
        {failed || t(isWhole ? texts.shownAll : texts.shownSome, { count, shown: grouped(count) })}
      </span>
      <span className="sr" role="status">
        {failed}
      </span>
      {hasMore && (
        <Button size="sm" busy={isLoadingMore} busyLabel={t('logs.loading-more')} onClick={() => void list.loadMore()}>
          {t(moreFailure ? 'common.try-again' : 'common.load-more')}
        </Button>
      )}
    </div>
  );
}

/** How many rows show, and the way to the next ones for those who do not scroll. */
export const LogFooter = observer(LogFooterView) as typeof LogFooterView;
