import type { CallTriggerSource, TriggerEvent } from '#src/application/calls/call-recorder.ts';
import { togglesCalls } from '#src/domain/calls/calls-key.ts';

/** What is done in here leads to no call of the page. */
const OWN = '[data-calls-drawer]';
const INTERACTIVE =
  'a, button, input, select, textarea, label, summary, tr, [role="button"], [role="tab"], [role="option"], [role^="menuitem"]';
const TYPES = 'input, textarea, select, [contenteditable]';
/** A row or a card may hold much; the log shortens what it shows. */
const MAX_NAME = 2000;

export function createBrowserCallTriggers(page: Window): CallTriggerSource {
  return {
    watch(listener) {
      const report = (event: TriggerEvent | null) => event && listener(event);
      const click = ({ target }: Event) => report(clickOf(target));
      const press = (event: KeyboardEvent) => report(keyOf(event));
      const move = () => report({ kind: 'page', label: page.location.pathname });
      move();
      // Before any handler of the page, which makes the calls.
      page.addEventListener('click', click, true);
      page.addEventListener('keydown', press, true);
      page.addEventListener('popstate', move, true);
      return () => {
        page.removeEventListener('click', click, true);
        page.removeEventListener('keydown', press, true);
        page.removeEventListener('popstate', move, true);
      };
    },
  };
}

function clickOf(target: EventTarget | null): TriggerEvent | null {
  if (!(target instanceof Element) || target.closest(OWN)) return null;
  const element = target.closest(INTERACTIVE) ?? target;
  return { kind: 'click', label: nameOf(element) };
}

function keyOf(event: KeyboardEvent): TriggerEvent | null {
  const { key, target, repeat } = event;
  const isModifier = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab'].includes(key);
  if (isModifier || repeat || togglesCalls(event) || (target instanceof Element && target.closest(OWN))) return null;
  const isTyping = key.length === 1 && target instanceof Element && target.matches(TYPES);
  // Never what is typed.
  return isTyping ? { kind: 'typing', label: nameOf(target) } : { kind: 'key', label: key === ' ' ? 'Space' : key };
}

function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? (isField(element) ? fieldName(element) : textOf(element));
  return name.slice(0, MAX_NAME).replace(/\s+/g, ' ').trim();
}

/** Without what is hidden from its name, such as the other label of a button that copies. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], [hidden]')) hidden.remove();
  return copy.textContent;
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: Element): element is FormField {
  return element.matches('input, select, textarea');
}

/** Its label, never its value. */
function fieldName(field: FormField): string {
  return field.labels?.[0]?.textContent ?? field.name;
}
