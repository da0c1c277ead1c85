import { useCallback, useEffect } from 'react';
import type { LogRow } from '#src/application/logs/new-rows.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { DatedFilters } from '#src/domain/logs/log-filters.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { LogLocation } from '#src/domain/logs/log-location.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { type LogUrl, useLogUrl } from './use-log-url.ts';

interface LogTabStore<Row extends LogRow, F extends DatedFilters> {
  readonly view: LogView<Row, F>;
  start(): Disposer;
  applyLocation(address: LogLocation<F>): Promise<void>;
}

interface LogTab<F> {
  readonly logUrl: LogUrl<F>;
  readonly open: (row: { readonly id: string }) => void;
  readonly copyLink: () => Promise<boolean>;
  readonly copyViewLink: () => Promise<boolean>;
}

/** Starts a log tab, synchronizes it with the url, and loads its detail behind the page. For observers. */
export function useLogTab<Row extends LogRow, F extends DatedFilters>(
  store: LogTabStore<Row, F>,
  detail: { load(): Promise<void> },
): LogTab<F> {
  const { whenQuiet } = useAppStores();
  const { view } = store;
  const { supportedFilters } = view;
  const logUrl = useLogUrl(view.kind.query);
  const { location: address, correct, open } = logUrl;
  useEffect(() => store.start(), [store]);
  useEffect(() => whenQuiet(() => void detail.load()), [whenQuiet, detail]);
  useEffect(() => void store.applyLocation(address), [store, address]);
  useEffect(() => {
    if (supportedFilters) correct(supportedFilters);
  }, [correct, supportedFilters]);
  return {
    logUrl,
    open: useCallback(({ id }) => open({ id, after: view.list.idAbove(id) }), [open, view]),
    copyViewLink: () => view.copy(logUrl.linkTo(null)),
    copyLink: () => view.copy(logUrl.linkTo(view.openEntry ?? address.open)),
  };
}
