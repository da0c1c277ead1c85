import type { TargetName, TargetRole, TourTarget } from '#src/application/demo/tour.ts';
import type { Translate } from '#src/application/i18n/translate.ts';

/** The elements that have a role, by themselves or by their attribute. */
const SELECTORS: Readonly<Record<TargetRole, string>> = {
  button: 'button:not([role]), [role="button"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  combobox: 'select, [role="combobox"]',
  dialog: '[role="dialog"], [role="alertdialog"]',
  heading: 'h1, h2, h3',
  link: 'a[href]:not([role])',
  radio: 'input[type="radio"], [role="radio"]',
  region: 'section, [role="region"]',
  rowheader: 'tbody th, [role="rowheader"]',
  tab: '[role="tab"]',
  textbox: 'input:not([type]), input:is([type="text"], [type="email"], [type="password"], [type="tel"]), textarea',
};

const NAMED_BY_CONTENT: ReadonlySet<TargetRole> = new Set(['button', 'heading', 'link', 'rowheader', 'tab']);

export const TOUR_SLOT = '[data-slot="tour"]';

/** What is shown of a target, the best match first. */
export function findTargets({ role, name, within }: TourTarget, translate: Translate): readonly HTMLElement[] {
  const roots = within ? findTargets(within, translate) : [document.body];
  const shown = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(SELECTORS[role])]).filter(isShown);
  if (!name) return shown;
  const wanted = wantedName(name, translate);
  const named = shown.map((element) => ({ element, own: accessibleName(element, role) }));
  const exact = named.filter(({ own }) => wanted.exact.test(own));
  return (exact.length > 0 ? exact : named.filter(({ own }) => wanted.start.test(own))).map(({ element }) => element);
}

/** The name that an element shows or announces, in one line. */
export function accessibleName(element: HTMLElement, role: TargetRole): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return oneLine(label);
  const labelledBy = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = labelledBy.length > 0 ? labelledBy.map((id) => document.getElementById(id)) : labelsOf(element);
  if (labels.length > 0) return oneLine(labels.map((part) => part?.textContent ?? '').join(' '));
  return NAMED_BY_CONTENT.has(role) ? oneLine(element.textContent) : '';
}

/** Longer names than the wanted one match where nothing else does, such as one with a hint at its end. */
export function wantedName(name: TargetName, translate: Translate): { readonly exact: RegExp; readonly start: RegExp } {
  const text = 'text' in name ? name.text : translate(name.key, name.values);
  const pattern = oneLine(text.replace(/<\/?\w+>/g, ''))
    .replace(/\.$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*');
  return { exact: new RegExp(`^${pattern}\\.?$`), start: new RegExp(`^${pattern}`) };
}

function labelsOf(element: HTMLElement): readonly (Element | null)[] {
  return 'labels' in element && element.labels instanceof NodeList ? [...element.labels].filter(isElement) : [];
}

function isElement(node: unknown): node is Element {
  return node instanceof Element;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && element.checkVisibility() && element.closest(TOUR_SLOT) === null;
}
