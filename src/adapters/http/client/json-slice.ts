import { findNodeAtLocation, parseTree } from 'jsonc-parser';

type JsonPath = readonly (string | number)[];

/** Pieces of one JSON text by their places, as they are spelled there; the text is parsed once for all of them. */
export function createJsonSlicer(text: string): (path: JsonPath) => string | undefined {
  const tree = parseTree(text);
  return (path) => {
    const node = tree && findNodeAtLocation(tree, [...path]);
    return node && text.slice(node.offset, node.offset + node.length);
  };
}
