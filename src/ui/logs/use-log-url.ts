import { useMemo } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import type { LogLocation, LogQuery, OpenEntry } from '#src/domain/logs/log-location.ts';

export interface LogUrl<F> {
  readonly location: LogLocation<F>;
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
const OPENED_HERE = { isOpenedHere: true };

/** The address holds what a tab of logs shows, so that it can be shared and survives a reload. */
export function useLogUrl<F>(query: LogQuery<F>): LogUrl<F> {
  const search = useLocationProperty(() => window.location.search);
  const location = useMemo(() => query.read(search), [query, search]);
  return useMemo(() => {
    const to = (shown: LogLocation<F>) => pathWith(query.write(window.location.search, shown));
    return {
      location,
      narrow: (filters) => navigate(to({ filters, open: null }), { replace: true }),
      correct: (filters) => {
        const state: unknown = window.history.state;
        navigate(to({ ...location, filters }), { replace: true, state });
      },
      open: (entry) => {
        const isOpen = location.open !== null;
        const state: unknown = isOpen ? window.history.state : OPENED_HERE;
        navigate(to({ ...location, open: entry }), { replace: isOpen, state });
      },
      close: () => {
        if (wasOpenedHere(window.history.state)) window.history.back();
        else navigate(to({ ...location, open: null }), { replace: true });
      },
      linkTo: (entry) => new URL(to({ ...location, open: entry }), window.location.href).href,
    };
  }, [location, query]);
}

function pathWith(query: string): string {
  const { pathname, hash } = window.location;
  return `${pathname}${query && `?${query}`}${hash}`;
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
