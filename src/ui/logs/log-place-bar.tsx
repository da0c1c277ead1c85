import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { LogRow } from '#src/application/logs/log-row.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import type { LogAddressing } from './use-log-address.ts';

interface LogPlaceBarProps<Row extends LogRow, F extends object> {
  readonly view: LogView<Row, F>;
  readonly addressing: LogAddressing<F>;
}

function LogPlaceBarView<Row extends LogRow, F extends object>({ view, addressing }: LogPlaceBarProps<Row, F>) {
  const { t } = useTranslation();
  const { list } = view;
  const isMissing = list.missing !== null && list.missing === addressing.address.open?.id;
  if (!isMissing && list.anchor === null) return null;
  return (
    <div className="log-place">
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

/** Says that an address led to a place within the log, or nowhere; and the way back to the top. */
export const LogPlaceBar = observer(LogPlaceBarView) as typeof LogPlaceBarView;
