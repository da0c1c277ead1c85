import { expect, it } from 'vitest';
import { selectFiles } from '#tools/scripts/lint/lint-selection.mjs';

const FILES: Readonly<Record<string, string>> = {
  'src/domain/key.ts': "import { ok } from './result.ts';",
  'src/domain/result.ts': '',
  'src/store.ts': "import {\n  type Key,\n} from '#src/domain/key.ts';",
  'src/page.tsx': "import '#src/store.ts';",
  'src/routes.ts': "const page = () => import('#src/page.tsx');",
  'src/app.ts': "import { routes } from './routes.ts';",
  'src/events.ts': 'declare global {}',
  'src/types.d.ts': '',
  'src/plans.json': '{}',
  'src/catalog.ts': "export { default } from './plans.json';",
};

const EVERY_FILE = null;

interface Change {
  readonly written?: Readonly<Record<string, string>>;
  readonly removed?: string;
}

/** All of FILES have passed before. */
function selectedAfter({ written, removed }: Change): readonly string[] | null {
  const now = Object.entries({ ...FILES, ...written }).filter(([path]) => path !== removed);
  const sources = now.map(([path, text]) => ({ path, text, hash: text }));
  return selectFiles(sources, new Map(Object.entries(FILES)))?.toSorted() ?? EVERY_FILE;
}

it.each<[string, Change, readonly string[] | null]>([
  ['nothing', {}, []],
  ['a file that nothing imports', { written: { 'src/app.ts': 'export {};' } }, ['src/app.ts']],
  ['a new file', { written: { 'src/new.ts': "import './app.ts';" } }, ['src/new.ts']],
  [
    'a file whose importer is loaded by another',
    { written: { 'src/store.ts': '' } },
    ['src/page.tsx', 'src/routes.ts', 'src/store.ts'],
  ],
  [
    'a file that is imported over several others',
    { written: { 'src/domain/result.ts': 'export const ok = 1;' } },
    ['src/domain/key.ts', 'src/domain/result.ts', 'src/page.tsx', 'src/routes.ts', 'src/store.ts'],
  ],
  ['a removed file', { removed: 'src/routes.ts' }, ['src/app.ts']],
  ['data with a type', { written: { 'src/plans.json': '[]' } }, ['src/catalog.ts', 'src/plans.json']],
  ['a declaration of types', { written: { 'src/types.d.ts': 'interface Window {}' } }, EVERY_FILE],
  ['a removed declaration', { removed: 'src/types.d.ts' }, EVERY_FILE],
  ['a file that declares globals', { written: { 'src/events.ts': 'declare global {} // more' } }, EVERY_FILE],
])('a change of %s selects what it can break', (_what, change, expected) => {
  expect(selectedAfter(change)).toEqual(expected);
});
