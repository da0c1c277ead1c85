import { useEffect, useState } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { firstTab, tabFromHash } from '#src/domain/shared/page-tab.ts';
import { useAccountStores } from './stores-context.ts';

export interface PageTab<V extends string> {
  readonly tab: V;
  choose(tab: V): void;
}

/**
 * The tab is in the hash, so that back and forward move between tabs. `own` lists query parameters
 * that belong to one tab and are dropped on a change.
 */
export function usePageTab<V extends string>(
  page: string,
  tabs: readonly [V, ...V[]],
  tabParams: readonly string[] = [],
): PageTab<V> {
  const { pageTabs } = useAccountStores();
  const hash = useLocationProperty(() => window.location.hash);
  const [initialTab] = useState(() => firstTab(hash, tabs, pageTabs.lastTab(page)));
  const [isOpening, setOpening] = useState(true);
  const { tab, isUnknown } = isOpening ? initialTab : tabFromHash(hash, tabs);

  useEffect(() => {
    if (isUnknown) navigate(pathWithTab('', []), { replace: true });
    else if (isOpening && tab !== tabFromHash(hash, tabs).tab) navigate(pathWithTab(tab, []), { replace: true });
    setOpening(false);
  }, [hash, isOpening, isUnknown, tab, tabs]);

  useEffect(() => pageTabs.save(page, tab), [page, pageTabs, tab]);

  return {
    tab,
    choose: (chosen) => {
      if (chosen !== tab) navigate(pathWithTab(chosen, tabParams));
    },
  };
}

function pathWithTab(tab: string, removedParams: readonly string[]): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const name of removedParams) query.delete(name);
  const queryString = query.toString();
  return `${pathname}${queryString && `?${queryString}`}${tab && `#${tab}`}`;
}
