import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Rules {
  readonly forbidden: IForbiddenRuleType[];
  readonly options: Record<string, unknown>;
}

const PACKAGES = [
  '@mswjs/data',
  'axios',
  'inversify',
  'jsonc-parser',
  'mobx',
  'msw',
  'primereact',
  'react',
  'valibot',
  'vest',
];

/** The file's text, and the rule that must reject it; null if none may. */
const IMPORTS = [
  ['src/domain/a.ts', "import 'mobx'", 'domain-is-pure'],
  ['src/domain/f.ts', "import 'jsonc-parser'", 'domain-is-pure'],
  ['src/domain/b.ts', "import '../application/async/thing'", 'domain-is-pure'],
  ['src/domain/c.ts', "import type { thing } from '../application/async/thing'", 'domain-is-pure'],
  ['src/domain/ok.ts', "import './thing'", null],
  ['src/domain/billing/a.ts', "import '#src/domain/usage/thing.ts'", 'domain-features-stand-apart'],
  ['src/domain/usage/a.ts', "import '#src/domain/billing/thing.ts'", 'domain-features-stand-apart'],
  ['src/domain/billing/ok.ts', "import '#src/domain/plans/thing.ts'; import '#src/domain/shared/thing.ts'", null],
  ['src/application/usage/a.ts', "import 'react'", 'application-imports-inwards'],
  ['src/application/usage/b.ts', "import '../../adapters/http/thing'", 'application-imports-inwards'],
  ['src/application/usage/c.ts', "import '../team/thing'", 'application-features-stand-apart'],
  ['src/application/usage/d.ts', "import 'jsonc-parser'", 'application-imports-inwards'],
  ['src/application/onboarding/a.ts', "import '../team/thing'", 'application-features-stand-apart'],
  ['src/application/onboarding/ok.ts', "import '../plans/thing'", null],
  ['src/application/app/ok.ts', "import '../team/thing'", null],
  ['src/application/usage/e.ts', "import 'axios'", 'application-imports-inwards'],
  ['src/application/usage/ok.ts', "import 'mobx'; import 'vest'; import 'valibot'; import '../async/thing'", null],
  ['src/adapters/http/a.ts', "import '../memory/thing'", 'http-adapters'],
  ['src/adapters/http/b.ts', "import 'mobx'", 'http-adapters'],
  [
    'src/adapters/http/ok.ts',
    "import 'axios'; import 'valibot'; import 'jsonc-parser'; import '../../domain/thing'",
    null,
  ],
  ['src/adapters/http/c.ts', "import './operations/thing'", 'no-build-describes-operations'],
  [
    'src/composition/e.ts',
    "import type { thing } from '../adapters/http/operations/thing'",
    'no-build-describes-operations',
  ],
  ['mocks/http/c.ts', "import '#src/adapters/http/operations/thing.ts'", 'no-build-describes-operations'],
  ['src/adapters/http/operations/ok.ts', "import './thing'", null],
  ['src/adapters/browser/a.ts', "import '../http/thing'", 'browser-adapters'],
  ['src/adapters/memory/a.ts', "import 'axios'", 'memory-adapters'],
  ['src/adapters/memory/b.ts', "import '../../../mocks/http/thing'", 'memory-adapters'],
  ['src/adapters/memory/ok.ts', "import '../../../mocks/provider/thing'; import '../http/thing'", null],
  ['src/ui/usage/a.ts', "import '../../adapters/browser/thing'", 'ui-draws'],
  ['src/ui/usage/b.ts', "import '../../composition/thing'", 'ui-draws'],
  ['src/ui/usage/c.ts', "import 'inversify'", 'ui-draws'],
  ['src/ui/usage/i.ts', "import 'jsonc-parser'", 'ui-draws'],
  ['src/ui/usage/d.ts', "import '../team/thing'", 'ui-features-stand-apart'],
  ['src/ui/usage/e.ts', "import '../../application/team/thing'", 'ui-feature-reads-its-own-stores'],
  ['src/ui/usage/f.ts', "import '../team/team-page'", 'only-the-app-imports-pages'],
  ['src/ui/usage/h.ts', "import '../app/header'", 'app-lends-nothing-that-draws'],
  ['src/ui/onboarding/a.ts', "import '../team/thing'", 'ui-features-stand-apart'],
  ['src/ui/onboarding/ok.ts', "import '../plans/thing'", null],
  ['src/ui/usage/ok-logs.ts', "import '#src/application/logs/thing.ts'", null],
  ['src/ui/usage/usage-page.tsx', "import '../app/stores-context'", null],
  [
    'src/ui/usage/ok.ts',
    "import 'primereact'; import '../components/thing'; import '../../application/usage/thing'",
    null,
  ],
  ['src/ui/usage/j.ts', "import '../demo/thing'", 'product-without-demo'],
  ['src/ui/app/a.ts', "import('../demo/thing')", 'product-without-demo'],
  ['src/show.tsx', "import('./ui/demo/thing')", null],
  ['src/ui/demo/ok.ts', "import '../components/thing'", null],
  ['src/ui/components/a.ts', "import '../team/thing'", 'shared-ui-knows-no-feature'],
  ['src/ui/app/ok.ts', "import('../team/team-page'); import './stores-context'", null],
  ['src/composition/a.ts', "import 'axios'", 'composition-wires'],
  ['src/composition/b.ts', "import('../../mocks/provider/thing')", 'mocks-only-behind-backends'],
  ['src/composition/c.ts', "import './backends/mock'", 'backends-only-by-dynamic-import'],
  ['src/composition/ok.ts', "import 'inversify'; import '../ui/app/header'; import('./backends/mock')", null],
  ['src/first-paint/a.ts', "import '../application/async/thing'", 'first-paint-stands-alone'],
  ['mocks/provider/a.ts', "import { thing } from '../../src/domain/thing'", 'provider-takes-types-only'],
  ['mocks/provider/b.ts', "import 'msw'", 'provider-borrows-no-rules'],
  ['mocks/provider/team/a.ts', "import '@mswjs/data'", 'only-the-mock-database-imports-mswjs-data'],
  ['mocks/provider/db/ok.ts', "import '@mswjs/data'", null],
  ['mocks/provider/ok.ts', "import type { thing } from '../../src/domain/thing'", null],
  ['mocks/scenarios/a.ts', "import 'valibot'", 'scenarios-are-data'],
  ['mocks/http/a.ts', "import '../../src/adapters/http/thing'", 'mock-http-wraps-the-provider'],
  ['mocks/http/b.ts', "import { thing } from '../../src/domain/thing'", 'mock-http-takes-domain-types-only'],
  [
    'mocks/http/ok.ts',
    "import 'msw'; import '../provider/thing'; import '#src/adapters/http/endpoints/endpoints.ts'",
    null,
  ],
  ['src/domain/round.ts', "import './trip'", 'no-cycles'],
  ['tools/conformance/a.ts', "import '../../mocks/provider/thing'", 'conformance-kit-uses-the-table'],
  ['tools/conformance/b.ts', "import '../../src/application/async/thing'", 'conformance-kit-uses-the-table'],
  ['tools/conformance/c.ts', "import 'axios'", 'conformance-kit-uses-the-table'],
  ['tools/conformance/d.ts', "import '../../tests/support/thing'", 'conformance-kit-uses-the-table'],
  [
    'tools/conformance/ok.ts',
    "import '../../src/adapters/http/endpoints/endpoints'; import '../../src/adapters/http/operations/thing'; import 'valibot'",
    null,
  ],
  ['src/domain/alone.ts', '', 'no-orphans'],
  ['src/domain/d.ts', "import './shared'", 'no-barrels'],
  ['src/domain/e.ts', "import './missing'", 'no-unresolved'],
  ['src/composition/d.ts', "import '../../tests/support/thing'", 'src-stands-alone'],
] as const;

/** What those import. */
const IMPORTED = [
  ...['src/domain/billing', 'src/domain/plans', 'src/domain/shared', 'src/domain/usage', 'src/application/plans'],
  ...['src/application/logs', 'src/ui/plans'],
  ...['src/domain', 'src/application/async', 'src/application/team', 'src/application/usage', 'src/composition'],
  ...[
    'src/adapters/http',
    'src/adapters/http/operations',
    'src/adapters/browser',
    'src/adapters/memory',
    'src/ui/team',
    'src/ui/components',
    'src/ui/demo',
  ],
  ...['mocks/provider', 'mocks/http', 'tests/support'],
].map((folder) => `${folder}/thing.ts`);
const ALSO_IMPORTED = [
  ...['src/ui/team/team-page.tsx', 'src/ui/app/header.tsx', 'src/ui/app/stores-context.ts'],
  ...['src/composition/backends/mock.ts', 'src/adapters/http/endpoints/endpoints.ts', 'src/domain/shared/index.ts'],
];

describe('what may import what', () => {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  let violations: readonly string[] = [];

  beforeAll(async () => {
    writeTree(root);
    const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Rules;
    const { output } = await cruise(['src', 'mocks', 'tools'], {
      ...options,
      cache: false,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
    });
    violations = (output as ICruiseResult).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  }, 60_000);

  afterAll(() => rmSync(root, { recursive: true }));

  const disallowed = IMPORTS.filter(([, , rule]) => rule !== null);
  it.each(disallowed)('rejects in %s: %s (%s)', (file, _code, rule) => {
    expect(violations).toContain(`${file}: ${rule ?? ''}`);
  });

  const allowed = IMPORTS.filter(([, , rule]) => rule === null);
  it.each(allowed)('allows in %s: %s', (file) => {
    expect(violations.filter((violation) => violation.startsWith(`${file}:`))).toEqual([]);
  });
});

function writeTree(root: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, '1.0.0']));
  write('package.json', JSON.stringify({ name: 'fixture', dependencies, imports: { '#src/*': './src/*' } }));
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'main.js' }));
    write(`node_modules/${name}/main.js`, 'module.exports = {};');
  }
  for (const file of [...IMPORTED, ...ALSO_IMPORTED]) write(file, 'export const thing = 1;');
  write('src/domain/trip.ts', "import './round';");
  for (const [file, code] of IMPORTS) write(file, `${code};\n`);
}
