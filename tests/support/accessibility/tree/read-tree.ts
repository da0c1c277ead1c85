import { commands } from 'vitest/browser';
import { EVERY_SCREEN } from '#tests/support/screens/every-screen.ts';
import { formatTree, parseTree, type TreeNode } from './format-tree.ts';

/** The sidebar and the header are the same on all pages of the console, so these alone have what is in them. */
const WITH_FRAME = new Set(['the dashboard', 'the help menu', 'the profile menu']);
const FRAME = new Set([
  'button "Skip to content"',
  'complementary "Menu"',
  'banner',
  'status',
  'region "Notifications"',
]);

/** What stands in these tests for each text of the provider. */
const LONG_WORD = /\d*W{9,}/g;

const pathOf = (name: string) => EVERY_SCREEN[name]?.path ?? '';
const isOfConsole = (name: string) => !/^\/(auth|reset-password)/.test(pathOf(name));

/** Beside the test, a file for each screen, in a folder for the first part of its path. */
export function treeFileOf(name: string): string {
  const folder = /^\/([a-z-]+)/.exec(pathOf(name))?.[1] ?? '';
  return `./accessibility-tree/${folder}/${name.toLowerCase().replace(/[^a-z]+/g, '-')}.txt`;
}

/**
 * The roles and names of the open screen in their order. Of a modal dialog alone, since nothing else can be reached, and of
 * what lies over a page or is a part of it, since the page has a tree of its own.
 */
export async function readTree(name: string): Promise<string> {
  const isModal = document.querySelector('[aria-modal="true"]') !== null;
  const whole = EVERY_SCREEN[name]?.part ?? 'body';
  const snapshot = await commands.ariaSnapshot(isModal ? '[aria-modal="true"]' : whole);
  const nodes = parseTree(snapshot.replace(LONG_WORD, '…'));
  if (isModal || !isOfConsole(name) || WITH_FRAME.has(name)) return formatTree(nodes);
  const panels = nodes.filter(({ role }) => role === 'dialog');
  return formatTree(panels.length > 0 ? panels : nodes.flatMap(withoutFrame));
}

function withoutFrame(node: TreeNode): readonly TreeNode[] {
  if (FRAME.has(node.line)) return [];
  return node.role === 'main' ? node.children : [node];
}
