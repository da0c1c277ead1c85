import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallsStore } from '#src/application/calls/calls-store.ts';
import type { CallGroup } from '#src/domain/calls/call-groups.ts';
import { formatCallTime, isFailed } from '#src/domain/calls/wire-call.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { CallRow } from './call-row.tsx';
import { triggerText } from './trigger-text.ts';
import styles from './calls-list.module.css';

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
