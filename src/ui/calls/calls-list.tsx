import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallsStore } from '#src/application/calls/calls-store.ts';
import type { CallGroup } from '#src/domain/calls/call-list.ts';
import { formatCallTime, isFailed, pathOf, type WireCallRecord } from '#src/domain/calls/wire-call.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import styles from './calls-list.module.css';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { OutcomeMark, StatusMark } from '#src/ui/components/code/status-mark.tsx';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { CallTrigger } from '#src/domain/calls/call-trigger.ts';

interface CallRowProps {
  readonly record: WireCallRecord;
  readonly longestMs: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onSelect: (id: number) => void;
}

/** A record never changes, so a row is drawn again only for a new one. */
const CallRow = memo(function CallRow(props: CallRowProps) {
  const { record, longestMs, isSelected, isTabStop, onSelect } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, request, durationMs, at, replayOf } = record;
  const path = pathOf(request.url);
  return (
    <tr className={styles.row} data-failed={isFailed(record) || undefined} data-selected={isSelected || undefined}>
      <th scope="row">
        <button
          type="button"
          className={classNames('selectable', styles.call)}
          data-call
          aria-pressed={isSelected}
          tabIndex={isTabStop ? 0 : -1}
          title={path}
          onClick={() => onSelect(id)}
        >
          <span className={styles.method}>{request.method}</span> <span className={styles.path}>{path}</span>
        </button>
        {replayOf !== null && (
          <Badge tone="accent" dot={false}>
            {t('calls.replayed')}
          </Badge>
        )}
      </th>
      <td>
        <CallStatus of={record} />
      </td>
      <td className={styles.duration}>
        {durationMs !== null && (
          <>
            <span className="num">{t('calls.ms', { time: formats.count(Math.round(durationMs)) })}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ inlineSize: `${longestMs > 0 ? (durationMs / longestMs) * 100 : 0}%` }} />
            </span>
          </>
        )}
      </td>
      <td className="num">{formatCallTime(at)}</td>
    </tr>
  );
});

export const CallsList = observer(function CallsList({ store }: { readonly store: CallsStore }) {
  const { t } = useTranslation();
  const { groups, longestMs, selected } = store;
  if (groups.length === 0) return <NoCalls store={store} />;
  const tabStop = selected?.id ?? groups[0]?.calls[0]?.id;
  return (
    // The arrows move between the buttons inside, which are one stop of the tab key.
    <section className={styles.list} aria-label={t('calls.list')} data-calls-list onKeyDown={moveFocus}>
      <table className={styles.table} aria-label={t('calls.list')}>
        <thead>
          <tr>
            <th scope="col">{t('calls.column.call')}</th>
            <th scope="col">{t('calls.column.status')}</th>
            <th scope="col">{t('calls.column.duration')}</th>
            <th scope="col">{t('calls.column.time')}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <GroupHeader group={group} />
            {group.calls.map((record) => (
              <CallRow
                key={record.id}
                record={record}
                longestMs={longestMs}
                isSelected={record.id === selected?.id}
                isTabStop={record.id === tabStop}
                onSelect={store.select}
              />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
});

function GroupHeader({ group: { trigger, calls } }: { readonly group: CallGroup }) {
  const { t } = useTranslation();
  const failed = calls.filter(isFailed).length;
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={2}>
        <span className="strong">{triggerText(trigger, t)}</span>{' '}
        <span className="muted">{t('calls.count', { count: calls.length })}</span>
        {failed > 0 && <span className={styles.failed}> {t('calls.failed-count', { count: failed })}</span>}
      </th>
      <td colSpan={2} className="num">
        {trigger && formatCallTime(trigger.at)}
      </td>
    </tr>
  );
}

const NoCalls = observer(function NoCalls({ store }: { readonly store: CallsStore }) {
  const { t } = useTranslation();
  if (store.isFiltered) {
    return (
      <EmptyState
        title={t('calls.no-match')}
        text={t('calls.no-match.text')}
        action={<Button onClick={store.clearFilter}>{t('calls.clear-filters')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t('calls.empty')}
      text={t(store.log.isPaused ? 'calls.empty.paused' : 'calls.empty.text')}
      action={store.log.isPaused && <Button onClick={() => store.log.setPaused(false)}>{t('calls.resume')}</Button>}
    />
  );
});

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-call]')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  if (index < 0) return;
  event.preventDefault();
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1 }[key] ?? index;
  buttons[target]?.focus();
}

/** A success that the console cannot read is a failure too. */
export function CallStatus({ of: { outcome, problem } }: { readonly of: WireCallRecord }) {
  const { t } = useTranslation();
  if (!outcome) return <span className="muted">{t('calls.pending')}</span>;
  if (outcome.kind !== 'response') {
    if (outcome.kind === 'canceled') return <span className="muted">{t('calls.canceled')}</span>;
    return <OutcomeMark isFailed>{t('calls.no-response')}</OutcomeMark>;
  }
  const { status } = outcome;
  if (problem && problem.kind !== 'canceled' && status < 400) return <OutcomeMark isFailed>{status}</OutcomeMark>;
  return <StatusMark status={status} />;
}

export function triggerText(trigger: CallTrigger | null, t: Translate): string {
  if (!trigger) return t('calls.trigger.none');
  const { kind, label } = trigger;
  switch (kind) {
    case 'click':
      return label === '' ? t('calls.trigger.click.unnamed') : t('calls.trigger.click', { label });
    case 'key':
      return t('calls.trigger.key', { label });
    case 'typing':
      return t('calls.trigger.typing', { label });
    case 'page':
      return t('calls.trigger.page', { label });
    case 'replay':
      return t('calls.trigger.replay');
  }
}
