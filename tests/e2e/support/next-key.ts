/**
 * The key that brings the focus nearer to an element, or null where it has arrived. Runs in the page, so it may use
 * nothing from outside its body. In a group of which Tab reaches one member, the arrows lead on.
 */
export function nextKey(element: Element): string | null {
  const OPERABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [role=menuitem], [role=option]';
  const HORIZONTAL_GROUP = '[role=tablist], [role=radiogroup]';
  const VERTICAL_GROUP = '[role=menu], [role=listbox], [role=tree], [role=table], table, [role=grid]';

  const labeled = element.closest('label')?.control;
  const target = labeled ?? element.closest(OPERABLE) ?? element.querySelector(OPERABLE) ?? element;
  const focused = document.activeElement ?? document.body;
  const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '') ?? focused;
  if (active === target || target.contains(active)) return null;

  const isBehind = Boolean(active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING);
  const tab = active === document.body || isBehind ? 'Tab' : 'Shift+Tab';
  if (target instanceof HTMLInputElement && target.type === 'radio') {
    const isInGroup = active instanceof HTMLInputElement && active.type === 'radio' && active.name === target.name;
    return isInGroup ? (isBehind ? 'ArrowDown' : 'ArrowUp') : tab;
  }
  const group = target.closest(`${HORIZONTAL_GROUP}, ${VERTICAL_GROUP}`);
  const isByTab = target instanceof HTMLElement && target.tabIndex >= 0;
  if (isByTab || !group?.contains(active)) return tab;
  const row = target.closest('[role=row], tr');
  if (row?.contains(active)) return tab;
  if (group.matches(HORIZONTAL_GROUP)) return isBehind ? 'ArrowRight' : 'ArrowLeft';
  return isBehind ? 'ArrowDown' : 'ArrowUp';
}
