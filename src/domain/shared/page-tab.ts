/** The tab in the hash of a url; the first tab is the default. */
export interface HashTab<V extends string> {
  readonly tab: V;
  /** The hash names no tab and must be removed. */
  readonly isUnknown: boolean;
}

/** `hash` includes its `#`, or is empty. */
export function tabFromHash<V extends string>(hash: string, tabs: readonly [V, ...V[]]): HashTab<V> {
  const name = hash.replace(/^#/, '');
  const tab = tabs.find((known) => known === name);
  return { tab: tab ?? tabs[0], isUnknown: tab === undefined && name !== '' };
}

/** The tab of the hash, else the last one of this session. */
export function firstTab<V extends string>(hash: string, tabs: readonly [V, ...V[]], last: string | null): HashTab<V> {
  return hash === '' && last !== null
    ? { ...tabFromHash(`#${last}`, tabs), isUnknown: false }
    : tabFromHash(hash, tabs);
}
