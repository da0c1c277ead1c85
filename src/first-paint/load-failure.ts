/** As in `release-store.ts`: one reload for a release, here or there. */
export const LEFT_RELEASE_KEY = 'gatehouse.left-release';

/** Most often the page is a copy from before a release. The entry fails if something that it imports does. */
export function reportLoadFailure(view: Window, reload = () => view.location.reload()): void {
  const { document: page } = view;
  const onError = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    const recover = () => reloadOrReport(view, target.getAttribute('src') ?? '', reload);
    if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', recover);
    else recover();
  };
  view.addEventListener('error', onError, true);
}

function reloadOrReport({ document: page, self, top }: Window, entry: string, reload: () => void): void {
  const isFramed = self !== top;
  if (!isFramed && !hasInput(page) && isFirstFailure(entry)) return reload();
  delete page.documentElement.dataset.firstPaint;
  const template = page.querySelector<HTMLTemplateElement>(isFramed ? '#framed' : '#not-started');
  if (!template) return;
  const message = template.content.cloneNode(true) as DocumentFragment;
  message.querySelector('button')?.addEventListener('click', reload);
  page.body.append(message);
}

function hasInput(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement>('#first-paint input')].some(({ value }) => value !== '');
}

function isFirstFailure(entry: string): boolean {
  try {
    if (sessionStorage.getItem(LEFT_RELEASE_KEY) === entry) return false;
    sessionStorage.setItem(LEFT_RELEASE_KEY, entry);
    return sessionStorage.getItem(LEFT_RELEASE_KEY) === entry;
  } catch {
    return false;
  }
}
