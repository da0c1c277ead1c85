import { screen, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import type { CopyOutcome } from '#src/application/platform/clipboard-writer.ts';
import { JsonViewer } from '#src/ui/components/json-viewer/json-viewer.tsx';
import { show } from '#tests/ui/components/show.tsx';

/** Draws a text in the viewer; answers what is copied from it, and how to put another text in its place. */
export function renderJson(text: string, outcome: CopyOutcome = 'copied') {
  const copied: string[] = [];
  const copyText = (value: string) => {
    copied.push(value);
    return Promise.resolve(outcome);
  };
  const { rerender } = show(<JsonViewer text={text} label="Response" copyText={copyText} />);
  return {
    copied,
    change: (next: string) => rerender(<JsonViewer text={next} label="Response" copyText={copyText} />),
  };
}

export const tree = () => screen.getByRole('tree', { name: 'Response' });
export const items = () => within(tree()).getAllByRole('treeitem');
export const current = () => within(tree()).getByRole('treeitem', { selected: true });
/** Without the number of the line. */
export const textOf = (item: HTMLElement) => item.textContent.slice(item.firstElementChild?.textContent.length);
export const path = () => document.querySelector('[data-slot="json-path"]')?.textContent;
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const find = () => screen.getByLabelText<HTMLInputElement>('Find in this JSON');

/** Goes to the tree and presses keys there. */
export async function press(keys: string): Promise<void> {
  tree().focus();
  await userEvent.keyboard(keys);
}
