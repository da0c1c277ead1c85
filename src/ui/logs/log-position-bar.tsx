import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LogRow } from '#src/application/logs/new-rows.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { DatedFilters } from '#src/domain/logs/log-filters.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import type { LogUrl } from './use-log-url.ts';
import styles from './log-bar.module.css';
import type { ExportProgress } from '#src/application/logs/log-exporter.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';

interface LogExportBarProps {
  readonly exporter: { readonly progress: ExportProgress | null; stop(): void };
}

/** While rows are loaded for an export: how far it is, and a way to stop it. */
export const LogExportBar = observer(function LogExportBar({ exporter }: LogExportBarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { progress } = exporter;
  if (!progress) return null;
  const { loaded, goal } = progress;
  const text = t('logs.export.progress', { loaded: formats.count(loaded), goal: formats.count(goal) });
  return (
    <div className={styles.bar}>
      <span className="num">{text}</span>
      <progress className={styles.progress} aria-label={t('logs.export')} value={loaded} max={goal} />
      <Button size="sm" onClick={() => exporter.stop()}>
        {t('logs.export.stop')}
      </Button>
    </div>
  );
});

interface LogPositionBarProps<Row extends LogRow, F extends DatedFilters> {
  readonly view: LogView<Row, F>;
  readonly logUrl: LogUrl<F>;
}

function LogPositionBarView<Row extends LogRow, F extends DatedFilters>({
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
