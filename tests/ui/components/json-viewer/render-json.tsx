import { screen, within } from '@testing-library/react';
import { userEvent } from '#tests/support/user-event.ts';
import type { CopyOutcome } from '#src/application/platform/platform.ts';
import { JsonViewer } from '#src/ui/components/json-viewer/json-viewer.tsx';
import { strictCopy } from '#tests/support/gesture.ts';
import { show } from '#tests/ui/components/show.tsx';

/** Renders a text; returns the copied texts and a function that replaces the text. */
export function renderJson(text: string, outcome: CopyOutcome = 'copied') {
  const copied: string[] = [];
  const copyText = strictCopy(copied, () => outcome);
  const { rerender } = show(<JsonViewer text={text} label="Response" copyText={copyText} />);
  return {
    copied,
    change: (next: string) => rerender(<JsonViewer text={next} label="Response" copyText={copyText} />),
  };
}

export const tree = () => screen.getByRole('tree', { name: 'Response' });
export const items = () => within(tree()).getAllByRole('treeitem');
export const current = () => within(tree()).getByRole('treeitem', { selected: true });
/** Without the line number. */
export const textOf = (item: HTMLElement) => item.textContent.slice(item.firstElementChild?.textContent.length);
export const path = () => document.querySelector('[data-slot="json-path"]')?.textContent;
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const find = () => screen.getByLabelText<HTMLInputElement>('Find in this JSON');

/** Focuses the tree and presses keys. */
export async function press(keys: string): Promise<void> {
  tree().focus();
  await userEvent.keyboard(keys);
}
