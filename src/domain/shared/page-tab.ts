/** What the hash of an address says of the tabs of its page; the first tab is the default (§2). */
export interface HashTab<V extends string> {
  readonly tab: V;
  /** The hash names no tab and has to go. */
  readonly isUnknown: boolean;
}

/** `hash` with its `#`, or empty. An unknown one is cleared and the default applied (§2). */
export function tabFromHash<V extends string>(hash: string, tabs: readonly [V, ...V[]]): HashTab<V> {
  const name = hash.replace(/^#/, '');
  const tab = tabs.find((known) => known === name);
  return { tab: tab ?? tabs[0], isUnknown: tab === undefined && name !== '' };
}

/** The tab that a page opens with: a hash in the address wins, else the tab that was left last (D55). */
export function firstTab<V extends string>(hash: string, tabs: readonly [V, ...V[]], last: string | null): HashTab<V> {
  return hash === '' && last !== null
    ? { ...tabFromHash(`#${last}`, tabs), isUnknown: false }
    : tabFromHash(hash, tabs);
}
