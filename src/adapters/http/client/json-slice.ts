import { findNodeAtLocation, parseTree } from 'jsonc-parser';

type JsonPath = readonly (string | number)[];

/** Slices one JSON text verbatim by path; parses the text once. */
export function createJsonSlicer(text: string): (path: JsonPath) => string | undefined {
  const tree = parseTree(text);
  return (path) => {
    const node = tree && findNodeAtLocation(tree, [...path]);
    return node && text.slice(node.offset, node.offset + node.length);
  };
}

/** What reads values of a response from its text, exactly as they are written. */
export type LoadSlices = () => Promise<{ readonly createJsonSlicer: typeof createJsonSlicer }>;
