import { useEffect, useState } from 'react';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { firstTab, tabFromHash } from '#src/domain/shared/page-tab.ts';
import { useAccountStores } from './stores-context.ts';

export interface PageTab<V extends string> {
  readonly tab: V;
  choose(tab: V): void;
}

/**
 * The tab of a page, as the hash of the address says (§2), so that back and forward lead through the tabs. `own` are
 * parameters of the query that belong to one tab and do not come along to another.
 */
export function usePageTab<V extends string>(
  page: string,
  tabs: readonly [V, ...V[]],
  own: readonly string[] = [],
): PageTab<V> {
  const { pageTabs } = useAccountStores();
  const hash = useLocationProperty(() => window.location.hash);
  const [opened] = useState(() => firstTab(hash, tabs, pageTabs.lastOf(page)));
  const [isOpening, setOpening] = useState(true);
  const { tab, isUnknown } = isOpening ? opened : tabFromHash(hash, tabs);

  useEffect(() => {
    if (isUnknown) navigate(addressWith('', []), { replace: true });
    else if (isOpening && tab !== tabFromHash(hash, tabs).tab) navigate(addressWith(tab, []), { replace: true });
    setOpening(false);
  }, [hash, isOpening, isUnknown, tab, tabs]);

  useEffect(() => pageTabs.keep(page, tab), [page, pageTabs, tab]);

  return {
    tab,
    choose: (chosen) => {
      if (chosen !== tab) navigate(addressWith(chosen, own));
    },
  };
}

function addressWith(tab: string, dropped: readonly string[]): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  for (const name of dropped) query.delete(name);
  const kept = query.toString();
  return `${pathname}${kept && `?${kept}`}${tab && `#${tab}`}`;
}
