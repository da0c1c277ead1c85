/*
 * Translating browsers and extensions move or replace nodes that React holds on to, and React would throw at the next
 * change beside them, which takes the whole page away. Then the new node comes where the moved one is, or to the end,
 * and what is gone already need not be removed.
 */
const { insertBefore, removeChild } = Node.prototype;

/** The child of the parent that a moved node is in now. */
function childWith(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
  return insertBefore.call(this, node, before && childWith(this, before)) as T;
};

Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
  const found = childWith(this, child);
  if (found) removeChild.call(this, found);
  return child;
};
