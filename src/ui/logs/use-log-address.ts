import { useMemo } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import type { LogAddress, LogQuery, OpenEntry } from '#src/domain/logs/log-address.ts';

export interface LogAddressing<F> {
  readonly address: LogAddress<F>;
  /** Other filters; what was open under the old ones closes. */
  narrow(filters: F): void;
  /** The filters of this address set right; what is open stays open. */
  correct(filters: F): void;
  /** One step of the history: Back closes the entry. */
  open(entry: OpenEntry): void;
  close(): void;
  /** The whole address of an entry under these filters. */
  linkTo(entry: OpenEntry | null): string;
}

/** Marks the step that opening an entry made: closing it goes back over that step. */
const OPENED = { isOpenedHere: true };

/** The address holds what a tab of logs shows, so that it can be shared and survives a reload. */
export function useLogAddress<F>(query: LogQuery<F>): LogAddressing<F> {
  const search = useLocationProperty(() => window.location.search);
  const address = useMemo(() => query.read(search), [query, search]);
  return useMemo(() => {
    const to = (shown: LogAddress<F>) => pathWith(query.write(window.location.search, shown));
    return {
      address,
      narrow: (filters) => navigate(to({ filters, open: null }), { replace: true }),
      correct: (filters) => {
        const state: unknown = window.history.state;
        navigate(to({ ...address, filters }), { replace: true, state });
      },
      open: (entry) => {
        const isOpen = address.open !== null;
        const state: unknown = isOpen ? window.history.state : OPENED;
        navigate(to({ ...address, open: entry }), { replace: isOpen, state });
      },
      close: () => {
        if (wasOpenedHere(window.history.state)) window.history.back();
        else navigate(to({ ...address, open: null }), { replace: true });
      },
      linkTo: (entry) => new URL(to({ ...address, open: entry }), window.location.href).href,
    };
  }, [address, query]);
}

function pathWith(query: string): string {
  const { pathname, hash } = window.location;
  return `${pathname}${query && `?${query}`}${hash}`;
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
