import type { TourDeed, TourTarget } from '#src/application/demo/tour.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { accessibleName, findTargets, TOUR_SLOT, wantedName } from './find-target.ts';

/** How long a part of the page may take to come. A payment is checked for five seconds. */
export const PATIENCE_MS = 12_000;

export interface DeedContext {
  readonly translate: Translate;
  readonly advance: (milliseconds: number) => void;
  readonly signal: AbortSignal;
}

/** Does what a person would do, one deed after the other. False if a part of the page did not come. */
export async function doDeeds(deeds: readonly TourDeed[], context: DeedContext): Promise<boolean> {
  for (const deed of deeds) {
    if (deed.kind === 'advance') context.advance(deed.milliseconds);
    else {
      const element = await arrival(deed.at, context);
      if (!element) return false;
      act(deed, element, context.translate);
    }
  }
  return true;
}

/** Calls `done` when the person does the last of the deeds. */
export function watchLastDeed(deeds: readonly TourDeed[], translate: Translate, done: () => void): Disposer {
  const last = deeds.at(-1);
  if (!last || last.kind === 'advance') return () => undefined;
  const kind = last.kind === 'press' ? 'click' : 'change';
  const listen = ({ target }: Event) => {
    if (target instanceof Node && findTargets(last.at, translate).some((element) => element.contains(target))) done();
  };
  document.addEventListener(kind, listen, true);
  return () => document.removeEventListener(kind, listen, true);
}

/** Calls `listener` after changes of the page, except for those that the tour makes itself. */
export function onPageChange(listener: () => void): Disposer {
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !isOwn(target))) listener();
  });
  const whole = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document.documentElement, whole);
  return () => observer.disconnect();
}

function isOwn(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(TOUR_SLOT) !== null;
}

/** The target once it can be used; null if it does not come in time. */
function arrival(target: TourTarget, { translate, signal }: DeedContext): Promise<HTMLElement | null> {
  let isOpened = false;
  const look = () => {
    const found = findTargets(target, translate).find(isUsable);
    if (found || isOpened || !target.via) return found ?? null;
    const via = findTargets(target.via, translate).find(isUsable);
    isOpened = via !== undefined;
    if (via) pressElement(via);
    return null;
  };
  return new Promise((resolve) => {
    const end = (element: HTMLElement | null) => {
      stop();
      window.clearTimeout(timer);
      resolve(element);
    };
    const stop = onPageChange(() => {
      const element = look();
      if (element) end(element);
    });
    const timer = window.setTimeout(() => end(null), PATIENCE_MS);
    signal.addEventListener('abort', () => end(null));
    const present = look();
    if (present) end(present);
  });
}

function isUsable(element: HTMLElement): boolean {
  return !element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]');
}

function act(deed: Exclude<TourDeed, { kind: 'advance' }>, element: HTMLElement, translate: Translate): void {
  switch (deed.kind) {
    case 'press':
      return pressElement(element);
    case 'check':
      return element instanceof HTMLInputElement && element.checked ? undefined : pressElement(element);
    case 'type':
      return setValue(element, deed.text);
    case 'choose':
      return element instanceof HTMLSelectElement ? choose(element, deed, translate) : undefined;
  }
}

/** The events of a pointer, so that everything that listens to one hears it. */
function pressElement(element: HTMLElement): void {
  const details = { bubbles: true, cancelable: true };
  element.dispatchEvent(new PointerEvent('pointerdown', details));
  element.dispatchEvent(new MouseEvent('mousedown', details));
  element.dispatchEvent(new PointerEvent('pointerup', details));
  element.dispatchEvent(new MouseEvent('mouseup', details));
  element.click();
}

function choose(select: HTMLSelectElement, deed: TourDeed & { kind: 'choose' }, translate: Translate): void {
  const { exact } = wantedName(deed.option, translate);
  const option = [...select.options].find((choice) => exact.test(accessibleName(choice, 'button')));
  if (option) setValue(select, option.value);
}

/** Through the setter of the platform: React watches that of the element, and would see no change. */
function setValue(field: HTMLElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
