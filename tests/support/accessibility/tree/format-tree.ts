/** A part of an accessibility tree: its line, such as `button "Create key"`, and what is inside. */
export interface TreeNode {
  readonly role: string;
  readonly line: string;
  readonly children: TreeNode[];
}

/** These only hold text, or hold what has a role of its own. */
const HOISTED = new Set(
  'caption cell code definition deletion emphasis generic insertion list listitem paragraph rowgroup strong term time'.split(
    ' ',
  ),
);

/** Of these, the first two stand for all others beside them. */
const REPEATED = new Set(['article', 'listitem', 'option', 'row', 'treeitem']);
const MOST_REPEATED = 2;

/** What a screen reader reads as a whole when it changes. */
const ANNOUNCED = new Set(['alert', 'status']);

const LINE =
  /^(?<indent> *)- (?:'(?<quoted>(?:[^']|'')*)'|(?<plain>[^ :]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*?))(?::(?: (?<text>.*))?)?$/;

/** Reads what Playwright writes as YAML. */
export function parseTree(yaml: string): readonly TreeNode[] {
  const root: TreeNode = { role: '', line: '', children: [] };
  const open = [root];
  for (const row of yaml.split('\n')) {
    const { indent = '', quoted, plain, text } = LINE.exec(row)?.groups ?? {};
    const key = quoted?.replaceAll("''", "'") ?? plain ?? '';
    const role = /^[^ :]*/.exec(key)?.[0] ?? '';
    if (role === '' || role === 'text' || role.startsWith('/')) continue;
    const node = { role, line: lineOf(role, key, text), children: [] };
    const depth = indent.length / 2;
    open.length = depth + 1;
    open[depth]?.children.push(node);
    open.push(node);
  }
  return root.children;
}

function lineOf(role: string, key: string, text: string | undefined): string {
  // The name of a row is that of its cells.
  if (role === 'row') return role;
  const level = role === 'heading' ? /\[level=(\d)\]/.exec(key)?.[1] : undefined;
  const named = key.replace(/ \[level=\d+\]/, '').replace(role, level ? `${role} ${level}` : role);
  return text && ANNOUNCED.has(role) ? `${named} "${text.replace(/^"(.*)"$/, '$1')}"` : named;
}

/** One line for each role with its name and state, indented by depth. */
export function formatTree(nodes: readonly TreeNode[], depth = 0): string {
  return shortened(nodes)
    .map((node) => {
      const isHoisted = HOISTED.has(node.role);
      const inside = formatTree(node.children, isHoisted ? depth : depth + 1);
      return isHoisted ? inside : `${'  '.repeat(depth)}${node.line}\n${inside}`;
    })
    .join('');
}

/** What stands for others: any entry of a list, else what has the same name and nothing in it. */
const kindOf = ({ role, line, children }: TreeNode) =>
  REPEATED.has(role) ? role : children.length === 0 && !HOISTED.has(role) ? line : null;

function shortened(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const seen = new Map<string, number>();
  const first = nodes.filter((node) => {
    const kind = kindOf(node);
    if (kind === null) return true;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= MOST_REPEATED;
  });
  const left = [...seen].filter(([, count]) => count > MOST_REPEATED);
  const more = left.map(([kind, count]) => `… ${count - MOST_REPEATED} more: ${kind}`);
  return [...first, ...more.map((line) => ({ role: '', line, children: [] }))];
}
