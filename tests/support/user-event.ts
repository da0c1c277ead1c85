import { type Locator, userEvent as library, type UserEvent, type UserEventClickOptions } from 'vitest/browser';

type Click = (target: Element | Locator, options?: UserEventClickOptions) => Promise<void>;

/**
 * Real input. Before it clicks, Playwright waits two frames for the element to stand still, half of the time of a click.
 * What is ready is clicked at once, with the same pointer; for all else, and where the page moved under the pointer, the
 * library waits as it does.
 */
export const userEvent: UserEvent = {
  ...library,
  click: atOnce((target, options) => library.click(target, options)),
  dblClick: atOnce((target, options) => library.dblClick(target, options)),
};

let liesOnIconButton = false;

/** The next page may have an icon button at the same place, and its tooltip would cover what is clicked there. */
export async function leaveIconButton(): Promise<void> {
  if (!liesOnIconButton) return;
  liesOnIconButton = false;
  await library.hover(document.body, { position: { x: 1, y: 1 }, force: true });
}

function atOnce(click: Click): Click {
  return async (target, options) => {
    const element = target instanceof Element ? target : target.query();
    liesOnIconButton = element?.matches('button[aria-label]') ?? false;
    if (options || !isReady(element)) return click(target, options);
    if (!(await reaches(element, () => click(target, { force: true })))) await click(target);
  };
}

const POINTER_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** Whether the click came to the element. One that did not comes to nothing else either. */
async function reaches(element: Element, click: () => Promise<void>): Promise<boolean> {
  let hasMissed: boolean | undefined;
  const judge = (event: Event) => {
    hasMissed ??= !isAt(element, event.target);
    if (!hasMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of POINTER_EVENTS) window.addEventListener(type, judge, { capture: true });
  try {
    await click();
  } finally {
    for (const type of POINTER_EVENTS) window.removeEventListener(type, judge, { capture: true });
  }
  return !hasMissed;
}

/** A click on its middle would reach it, and it is not disabled. */
function isReady(element: Element | null): element is Element {
  if (!element || element.matches(':disabled, [aria-disabled=true], [aria-disabled=true] *')) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  return isAt(element, document.elementFromPoint(x + width / 2, y + height / 2));
}

function isAt(element: Element, reached: EventTarget | null): boolean {
  if (!(reached instanceof Element)) return false;
  return element.contains(reached) || reached.closest('label')?.control === element;
}
