import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDocument } from './document.ts';
import { toMarkdown } from './markdown.ts';

interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** What `npm run openapi` writes, from the root of the repository. */
export async function generateFiles(root: string): Promise<readonly GeneratedFile[]> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const document = await createDocument(version);
  return [
    { path: 'docs/openapi.json', text: `${JSON.stringify(document, null, 2)}\n` },
    { path: 'docs/api.md', text: toMarkdown(document) },
  ];
}
