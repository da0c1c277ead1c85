import { useMemo } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import type { LogLocation, LogQuery, OpenEntry } from '#src/domain/logs/log-location.ts';

export interface LogUrl<F> {
  readonly location: LogLocation<F>;
  /** Changes the filters and closes the open entry. */
  narrow(filters: F): void;
  /** Corrects the filters of the url; the open entry stays. */
  correct(filters: F): void;
  open(entry: OpenEntry): void;
  close(): void;
  /** The full url of an entry under the current filters. */
  linkTo(entry: OpenEntry | null): string;
}

/** Marks the step added by opening an entry, so that closing it goes back. */
const OPENED_HERE = { isOpenedHere: true };

/** The url holds the state of a log tab, so that it can be shared and survives a reload. */
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
