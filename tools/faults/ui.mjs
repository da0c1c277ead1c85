/** @type {readonly import('./all-faults.mjs').Fault[]} */
export const UI_FAULTS = [
  {
    name: 'label-without-field',
    file: 'src/ui/components/form/text-field.tsx',
    find: '          id={id}\n          type={type}',
    replace: '          type={type}',
    why: 'The label names no field, for a screen reader and for a click on it.',
  },
  {
    name: 'error-not-read-with-field',
    file: 'src/ui/components/form/field.tsx',
    find: "'aria-describedby': error || hint ? noteId(id) : undefined,",
    replace: "'aria-describedby': hint ? noteId(id) : undefined,",
    why: 'A screen reader would say that a field is wrong, and not why.',
  },
  {
    name: 'error-toast-announced-politely',
    file: 'src/ui/components/feedback/toast-view.tsx',
    find: "role={toast.kind === 'error' ? 'alert' : 'status'}",
    replace: 'role="status"',
    why: 'An error interrupts; other toasts wait.',
  },
  {
    name: 'focus-lost-after-last-row',
    file: 'src/ui/components/table/use-row-focus.ts',
    find: 'controls[pendingRowIndex.current] ?? controls.at(-1) ?? ',
    replace: 'controls[pendingRowIndex.current] ?? ',
    why: 'After the last row is deleted, the focus belongs on the row above it.',
  },
  {
    name: 'every-tab-is-a-stop',
    file: 'src/ui/components/layout/tab-list.tsx',
    find: 'tabIndex={index === activeIndex ? 0 : -1}',
    replace: 'tabIndex={0}',
    why: 'A list of tabs is one stop of the Tab key; the arrows move inside.',
  },
  {
    name: 'busy-button-clicks',
    file: 'src/ui/components/button/button.tsx',
    find: `    if (busy) event.preventDefault();
    else onClick?.(event);`,
    replace: '    onClick?.(event);',
    why: 'A double click on a button of a confirmation would send its call twice.',
  },
  {
    name: 'busy-dialog-closes',
    file: 'src/ui/components/dialog/dialog.tsx',
    find: 'closable={closable && !busy}',
    replace: 'closable={closable}',
    why: 'Esc would close a dialog whose call is under way, and its outcome would be lost.',
  },
  {
    name: 'muted-text-too-pale',
    file: 'src/ui/styles/tokens.css',
    find: '--text-muted: light-dark(#5f6268,',
    replace: '--text-muted: light-dark(#84878d,',
    why: 'Muted text needs a contrast of 4.5 to 1 on every surface.',
  },
  {
    name: 'table-stacks-too-late',
    file: 'src/ui/components/table/table.module.css',
    find: '@media (max-width: 599px)',
    replace: '@media (max-width: 479px)',
    why: 'Below 600 pixels a table becomes a list of cards.',
  },
];
