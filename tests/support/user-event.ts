import { type Locator, userEvent as library, type UserEvent, type UserEventClickOptions } from 'vitest/browser';

type Click = (target: Element | Locator, options?: UserEventClickOptions) => Promise<void>;

/**
 * Real input. Before it clicks, Playwright waits two frames for the element to stand still, half of the time of a click.
 * What is ready is clicked at once, with the same pointer; for all else the library waits as it does.
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
  return (target, options) => {
    const element = target instanceof Element ? target : target.query();
    liesOnIconButton = element?.matches('button[aria-label]') ?? false;
    return click(target, options ?? (isReady(element) ? { force: true } : {}));
  };
}

/** A click on its middle would reach it, and it is not disabled. */
function isReady(element: Element | null): boolean {
  if (!element || element.matches(':disabled, [aria-disabled=true], [aria-disabled=true] *')) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  const reached = document.elementFromPoint(x + width / 2, y + height / 2);
  return reached !== null && (element.contains(reached) || reached.closest('label')?.control === element);
}
