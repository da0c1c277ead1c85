import { useEffect, useState } from 'react';
import { firstTab, tabFromHash } from '#src/domain/shared/page-tab.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import { useAccountStores } from './stores-context.ts';
import { useNavigation, useUrlPart } from './use-navigation.ts';

export interface PageTab<V extends string> {
  readonly tab: V;
  choose(tab: V): void;
}

/** The tab is in the hash, for back and forward. `own` lists query parameters of one tab, dropped on a change. */
export function usePageTab<V extends string>(
  page: string,
  tabs: readonly [V, ...V[]],
  tabParams: readonly string[] = [],
): PageTab<V> {
  const { pageTabs } = useAccountStores();
  const navigation = useNavigation();
  const hash = useUrlPart('hash');
  const [initialTab] = useState(() => firstTab(hash, tabs, pageTabs.lastTab(page)));
  const [isOpening, setOpening] = useState(true);
  const { tab, isUnknown } = isOpening ? initialTab : tabFromHash(hash, tabs);

  useEffect(() => {
    const correct = (shown: string) => navigation.go(pathWithTab(navigation, shown, []), { replace: true });
    if (isUnknown) correct('');
    else if (isOpening && tab !== tabFromHash(hash, tabs).tab) correct(tab);
    setOpening(false);
  }, [hash, isOpening, isUnknown, navigation, tab, tabs]);

  useEffect(() => pageTabs.save(page, tab), [page, pageTabs, tab]);

  return {
    tab,
    choose: (chosen) => {
      if (chosen !== tab) navigation.go(pathWithTab(navigation, chosen, tabParams));
    },
  };
}

function pathWithTab(navigation: Navigation, tab: string, removedParams: readonly string[]): string {
  const query = new URLSearchParams(navigation.search());
  for (const name of removedParams) query.delete(name);
  const queryString = query.toString();
  return `${navigation.path()}${queryString && `?${queryString}`}${tab && `#${tab}`}`;
}
