/** Whatever a person does on the page, and a session that another tab starts. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'storage'];

/** Runs the task at the first touch of the drawn screen, or at once if it is in use already. */
export function whenTouched(view: Window, task: () => void): void {
  if (isInUse(view.document)) return task();
  const listening = new AbortController();
  const onTouch = (event: Event) => {
    if (isStill(event)) return;
    listening.abort();
    task();
  };
  for (const type of TOUCHES) view.addEventListener(type, onTouch, { capture: true, signal: listening.signal });
}

/** The url and title of the screen, as the console sets them. */
export function showLogInUrl(page: Document): void {
  const { title } = page.querySelector<HTMLElement>('#first-paint')?.dataset ?? {};
  if (title) page.title = title;
  const { pathname } = new URL('auth/login', page.baseURI);
  if (page.location.pathname !== pathname) history.replaceState(null, '', pathname);
}

/** Browsers report a pointer that rests on a new page as moved. */
function isStill(event: Event): boolean {
  return (
    event.type === 'pointermove' && (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0
  );
}

function isInUse(page: Document): boolean {
  const fields = [...page.querySelectorAll<HTMLInputElement>('#first-paint input')];
  return (
    fields.some(({ value }) => value !== '') || page.querySelector('#first-paint :is(:focus, [data-pressed])') !== null
  );
}
