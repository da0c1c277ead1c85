import { commands } from 'vitest/browser';
import { EVERY_SCREEN } from '#tests/support/screens/every-screen.ts';
import { formatTree, parseTree, type TreeNode } from './format-tree.ts';

/** The sidebar and the header are the same on all pages of the console, so these alone have what is in them. */
const WITH_FRAME = new Set(['the dashboard', 'the help menu', 'the profile menu']);
const FRAME = new Set(['banner', 'complementary']);

/** What stands in these tests for each text of the provider. */
const LONG_WORD = /\d*W{9,}/g;

const pathOf = (name: string) => EVERY_SCREEN[name]?.path ?? '';
const isOfConsole = (name: string) => !/^\/(auth|reset-password)/.test(pathOf(name));

/** Beside the test, a file for each screen, in a folder for the first part of its path. */
export function treeFileOf(name: string): string {
  const folder = /^\/([a-z-]+)/.exec(pathOf(name))?.[1] ?? '';
  return `./accessibility-tree/${folder}/${name.toLowerCase().replace(/[^a-z]+/g, '-')}.txt`;
}

/** The roles and names of the open screen in their order, or of a modal dialog alone: nothing else can be reached. */
export async function readTree(name: string): Promise<string> {
  const isModal = document.querySelector('[aria-modal="true"]') !== null;
  const snapshot = await commands.ariaSnapshot(isModal ? '[aria-modal="true"]' : 'body');
  const nodes = parseTree(snapshot.replace(LONG_WORD, '…'));
  return formatTree(isOfConsole(name) && !WITH_FRAME.has(name) ? nodes.map(withoutFrame) : nodes);
}

function withoutFrame(node: TreeNode): TreeNode {
  return FRAME.has(node.role) ? { ...node, children: [] } : node;
}
