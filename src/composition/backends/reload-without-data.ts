import { SNAPSHOT_KEY } from '#src/composition/demo/demo-snapshot.ts';

const TAB_NAME = /^gatehouse-demo-(\d)$/;
const MAX_RELOADS = 3;

/** True if the page loads again: Chromium may open one from disk with an empty localStorage for that load alone. */
export function reloadWithoutData(view: Pick<Window, 'name' | 'localStorage' | 'location'>): boolean {
  const reloads = TAB_NAME.exec(view.name)?.[1];
  const isLost = reloads !== undefined && Number(reloads) < MAX_RELOADS && hasNoData(view);
  view.name = `gatehouse-demo-${isLost ? Number(reloads) + 1 : 0}`;
  if (isLost) view.location.reload();
  return isLost;
}

/** False where the storage is blocked: no reload brings it back. */
function hasNoData(view: Pick<Window, 'localStorage'>): boolean {
  try {
    return view.localStorage.getItem(SNAPSHOT_KEY) === null;
  } catch {
    return false;
  }
}
