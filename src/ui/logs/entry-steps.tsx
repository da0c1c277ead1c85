import { ChevronDown, ChevronUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LogRow } from '#src/application/logs/new-rows.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { DatedFilters } from '#src/domain/logs/log-filters.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';

interface EntryStepsProps<Row extends LogRow, F extends DatedFilters> {
  readonly view: LogView<Row, F>;
  readonly onOpen: (row: Row) => void;
}

/** To the entries above and below the open one, also by an arrow among these buttons, and with Alt everywhere. */
function EntryStepsView<Row extends LogRow, F extends DatedFilters>({ view, onOpen }: EntryStepsProps<Row, F>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { neighbors, list } = view;
  const { position, newer, older } = neighbors;
  const hasOlder = older !== null || (position > 0 && list.hasMore && !list.isFull);
  const goToNewer = () => newer && onOpen(newer);
  const goToOlder = async () => {
    const row = await view.fetchOlder();
    if (row) onOpen(row);
  };
  useAltArrows((key) => (key === 'ArrowUp' ? goToNewer() : void goToOlder()));
  const count = formats.count(view.rows.length);
  return (
    <>
      <span className="sr-only" role="status">
        {position > 0 && t('logs.entry-position', { position: formats.count(position), count })}
      </span>
      <IconButton
        icon={ChevronUp}
        label={t('logs.newer-entry')}
        aria-keyshortcuts="Alt+ArrowUp"
        aria-disabled={newer === null || undefined}
        onClick={goToNewer}
      />
      <IconButton
        icon={ChevronDown}
        label={t('logs.older-entry')}
        aria-keyshortcuts="Alt+ArrowDown"
        aria-disabled={!hasOlder || undefined}
        onClick={() => void goToOlder()}
      />
    </>
  );
}

export const EntrySteps = observer(EntryStepsView) as typeof EntryStepsView;

/** Before the JSON tree sees the arrow. */
function useAltArrows(go: (key: 'ArrowUp' | 'ArrowDown') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const isInHeader = target instanceof Element && target.closest('[data-slot~="detail-panel"] [data-way-out]');
    if (!(altKey || isInHeader) || ctrlKey || metaKey || shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    go(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
