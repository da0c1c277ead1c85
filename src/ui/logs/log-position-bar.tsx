import type { LoadedFilters } from '#src/domain/logs/log-filters.ts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LogRow } from '#src/application/logs/log-row.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import type { LogUrl } from './use-log-url.ts';
import styles from './log-bar.module.css';

interface LogPositionBarProps<Row extends LogRow, F extends LoadedFilters> {
  readonly view: LogView<Row, F>;
  readonly logUrl: LogUrl<F>;
}

function LogPositionBarView<Row extends LogRow, F extends LoadedFilters>({
  view,
  logUrl: addressing,
}: LogPositionBarProps<Row, F>) {
  const { t } = useTranslation();
  const { list } = view;
  const isMissing = list.missingId !== null && list.missingId === addressing.location.open?.id;
  if (!isMissing && list.startsAfter === null) return null;
  return (
    <div className={styles.bar} data-slot="log-position">
      <span role="status">{t(isMissing ? 'logs.missing' : 'logs.from-here')}</span>
      {isMissing ? (
        <Button size="sm" onClick={addressing.close}>
          {t('common.dismiss')}
        </Button>
      ) : (
        <Button size="sm" onClick={() => void view.showNewest()}>
          {t('logs.show-newest')}
        </Button>
      )}
    </div>
  );
}

export const LogPositionBar = observer(LogPositionBarView) as typeof LogPositionBarView;
