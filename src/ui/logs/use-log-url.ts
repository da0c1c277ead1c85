import { useMemo } from 'react';
import type { LogLocation, LogQuery, OpenEntry } from '#src/domain/logs/log-location.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import { useNavigation, useUrlPart } from '#src/ui/app/use-navigation.ts';

export interface LogUrl<F> {
  readonly location: LogLocation<F>;
  /** Changes the filters and closes the open entry. */
  narrow(filters: F): void;
  /** Corrects the filters of the url; the open entry stays. */
  correct(filters: F): void;
  open(entry: OpenEntry): void;
  close(): void;
  /** For links within the console. */
  pathTo(location: LogLocation<F>): string;
  linkTo(entry: OpenEntry | null): string;
}

/** Marks the step added by opening an entry, so that closing it goes back. */
const OPENED_HERE = { isOpenedHere: true };

/** The url holds the state of a log tab, so that it can be shared and survives a reload. */
export function useLogUrl<F>(query: LogQuery<F>): LogUrl<F> {
  const navigation = useNavigation();
  const search = useUrlPart('search');
  const location = useMemo(() => query.read(search), [query, search]);
  return useMemo(() => {
    const { go, back, state } = navigation;
    const to = (shown: LogLocation<F>) => pathWith(navigation, query.write(navigation.search(), shown));
    return {
      location,
      narrow: (filters) => go(to({ filters, open: null }), { replace: true }),
      correct: (filters) => go(to({ ...location, filters }), { replace: true, state: state() }),
      open: (entry) => {
        const isOpen = location.open !== null;
        go(to({ ...location, open: entry }), { replace: isOpen, state: isOpen ? state() : OPENED_HERE });
      },
      close: () => {
        if (wasOpenedHere(state())) back();
        else go(to({ ...location, open: null }), { replace: true });
      },
      pathTo: to,
      linkTo: (entry) => navigation.url(to({ ...location, open: entry })),
    };
  }, [location, navigation, query]);
}

function pathWith({ path, hash }: Navigation, query: string): string {
  return `${path()}${query && `?${query}`}${hash()}`;
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
