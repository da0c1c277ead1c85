import { useCallback, useEffect } from 'react';
import type { LogRow } from '#src/application/logs/log-row.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { LogAddress } from '#src/domain/logs/log-address.ts';
import { type LogAddressing, useLogAddress } from './use-log-address.ts';

interface LogTabStore<Row extends LogRow, F extends object> {
  readonly view: LogView<Row, F>;
  /** The filters of the address without what is not offered; null where there is nothing to drop. */
  readonly offered: F | null;
  start(): Undo;
  follow(address: LogAddress<F>): Promise<void>;
}

interface LogTab<F> {
  readonly addressing: LogAddressing<F>;
  readonly open: (row: { readonly id: string }) => void;
  readonly copyLink: () => void;
}

/** Starts a tab of logs, and keeps it and the address in step. For observers. */
export function useLogTab<Row extends LogRow, F extends object>(store: LogTabStore<Row, F>): LogTab<F> {
  const { view, offered } = store;
  const addressing = useLogAddress(view.kind.query);
  const { address, correct, open } = addressing;
  useEffect(() => store.start(), [store]);
  useEffect(() => void store.follow(address), [store, address]);
  useEffect(() => {
    if (offered) correct(offered);
  }, [correct, offered]);
  return {
    addressing,
    open: useCallback(({ id }) => open({ id, after: view.list.above(id) }), [open, view]),
    copyLink: () => void view.copy(addressing.linkTo(view.openPlace ?? address.open)),
  };
}
