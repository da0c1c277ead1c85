import { counted } from '#src/ui/components/text/trans.tsx';
import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { LiveLog } from '#src/application/logs/live-log.ts';
import type { LogRow } from '#src/application/logs/new-rows.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import { formatStretch, parseStretch } from '#src/domain/logs/loaded-filters.ts';
import type { DatedFilters, LoadedFilters } from '#src/domain/logs/log-filters.ts';
import { formatLogTime } from '#src/domain/logs/log-time.ts';
import type { TrafficFigures } from '#src/domain/shared/traffic.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { TrafficStrip } from '#src/ui/components/chart/traffic-strip.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './log-traffic.module.css';

export interface TrafficMessages {
  /** Names the strip by the number of its entries. */
  readonly last: MessageKey;
  readonly column: MessageKey;
  readonly summary: MessageKey;
}

interface LogTrafficProps<Row extends LogRow, F extends DatedFilters & LoadedFilters> {
  readonly view: LogView<Row, F>;
  readonly messages: TrafficMessages;
  readonly onNarrow: (filters: F) => void;
  readonly action?: ReactNode;
}

function LogTrafficView<Row extends LogRow, F extends DatedFilters & LoadedFilters>(props: LogTrafficProps<Row, F>) {
  const { view, messages, onNarrow, action } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { trafficColumns: columns, filters, timestampFormat } = view;
  const stretch = parseStretch(filters.between);
  const narrow = (between: string) => onNarrow({ ...filters, between });
  const format = timestampFormat.format === 'local' ? 'local' : 'utc';
  const formatTime = (at: number) => formatLogTime(at, format, at, formats);
  if (view.list.state.kind === 'ready' && view.list.rows.length === 0) return null;
  const count = columns.reduce((sum, { total }) => sum + total, 0);
  const label = t(messages.last, counted(count, formats));
  return (
    <div className={classNames('stack stack-1', styles.traffic)} data-slot="log-traffic">
      <div className={styles.chart}>
        {columns.length > 0 && (
          <TrafficStrip
            {...{ columns, label, formatTime, messages }}
            selected={stretch && { from: stretch.from, to: stretch.to + 1 }}
            onSelect={({ from, to }) => narrow(formatStretch({ from, to: to - 1 }))}
          />
        )}
      </div>
      <div className={styles.notes}>
        <p className="muted text-xs">{count > 0 && label}</p>
        <LiveNote live={view.live} />
        {stretch && (
          <Button size="sm" icon={X} onClick={() => narrow('')}>
            {t('logs.traffic.all-times')}
          </Button>
        )}
        <Figures of={view.trafficFigures} />
        {action}
      </div>
    </div>
  );
}

/** The loaded entries over time; choosing a stretch narrows the log to it. */
export const LogTraffic = observer(LogTrafficView) as typeof LogTrafficView;

/** By itself, because it changes each second. */
const LiveNote = observer(function LiveNote({ live }: { readonly live: LiveLog }) {
  const { t } = useTranslation();
  const { secondsSinceUpdate: seconds } = live;
  return seconds !== null && <p className="muted text-xs num">{t('logs.live.updated', { seconds })}</p>;
});

/** Of the rows that are shown. Callbacks have no durations. */
function Figures({ of: { errorShare, p50, p95 } }: { readonly of: TrafficFigures }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const milliseconds = (value: number) => t('requests.ms', { time: formats.count(Math.round(value)) });
  const figures = [
    { name: t('logs.traffic.errors'), value: errorShare === null ? null : formats.share(errorShare) },
    { name: t('logs.traffic.p50'), value: p50 === null ? null : milliseconds(p50) },
    { name: t('logs.traffic.p95'), value: p95 === null ? null : milliseconds(p95) },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(
        ({ name, value }) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
