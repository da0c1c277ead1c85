import { findNodeAtLocation, parseTree } from 'jsonc-parser';

type Place = readonly (string | number)[];

/** Pieces of one JSON text by their places, as they are spelled there; the text is parsed once for all of them. */
export function jsonSlices(text: string): (place: Place) => string | undefined {
  const tree = parseTree(text);
  return (place) => {
    const node = tree && findNodeAtLocation(tree, [...place]);
    return node && text.slice(node.offset, node.offset + node.length);
  };
}
