import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** One file for each rule that must bite, and one that must pass. */
const SOURCES = {
  'src/ui/literal-child.tsx': 'export const A = () => <p>Hello</p>;',
  'src/ui/literal-expression.tsx': "export const A = () => <p>{'Hello'}</p>;",
  'src/ui/literal-label.tsx': 'export const A = () => <p aria-label="Hello" />;',
  'src/ui/bare-text.tsx': 'export const A = ({ t, isNew }) => <p>{isNew && <b />}{t("a")}</p>;',
  'src/ui/bare-choice.tsx': 'export const A = ({ t, isNew }) => <p>{isNew ? t("a") : null}<b /></p>;',
  'src/ui/bare-value.tsx': 'export const A = ({ formats, count }) => <p>{formats.count(count)} <b /></p>;',
  'src/ui/bare-template.tsx': 'export const A = ({ isNew, count }) => <>{isNew && <b />}{`${count}`}</>;',
  'src/ui/bare-mark.tsx': 'export const A = ({ isNew }) => <p>{isNew && <b />}·</p>;',
  'src/ui/markup-attribute.tsx': "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  'src/ui/conditional-hook.tsx':
    "import { useState } from 'react';\nexport const useA = (on: boolean) => { if (on) useState(0); };",
  'src/ui/missing-dependency.tsx':
    "import { useEffect } from 'react';\nexport const useA = (a: () => void) => { useEffect(() => a(), []); };",
  'src/ui/state-in-effect.tsx':
    "import { useEffect, useState } from 'react';\nexport function useA() { const [a, setA] = useState(0); useEffect(() => { setA(1); }, []); return a; }",
  'src/ui/state-in-render.tsx':
    "import { useState } from 'react';\nexport function useA() { const [a, setA] = useState(0); setA(1); return a; }",
  'src/ui/ref-in-render.tsx':
    "import { useRef } from 'react';\nexport function useA() { const a = useRef(0); return a.current; }",
  'src/ui/component-in-render.tsx': 'export function A() { const B = () => <br />; return <B />; }',
  'src/ui/impure-render.tsx': 'export function A() { const a = Math.random(); return <meter value={a} />; }',
  'src/ui/changed-global.tsx': 'let a = 0;\nexport function A() { a = 1; return <meter value={a} />; }',
  'src/ui/changed-property.tsx':
    'export function A(props: { a: { b: number } }) { props.a.b = 1; return <meter value={props.a.b} />; }',
  'src/ui/caught-component.tsx': 'export function A() { try { return <br />; } catch { return null; } }',
  'src/ui/empty-memo.tsx':
    "import { useMemo } from 'react';\nexport function useA(a: number) { return useMemo(() => { void a; }, [a]); }",
  'src/markup-assignment.ts': "export const a = (node: Element) => { node.innerHTML = ''; };",
  'src/default-export.ts': 'const a = 1;\nexport default a;',
  'src/enum.ts': "export enum A { B = 'b' }",
  'src/console.ts': "export const a = () => { console.log('a'); };",
  'src/floating-promise.ts': 'export const a = () => { Promise.resolve(1); };',
  'src/explicit-any.ts': 'export const a = (b: any) => String(b);',
  'src/wrong-type.ts': "export const a: number = 'a';",
  'src/unused-disable.ts': '// oxlint-disable-next-line eqeqeq -- nothing here\nexport const a = 1;',
  'src/ui/lonely-text.tsx':
    'export const A = ({ t, isNew }) => <p translate="no">{isNew && <b />}: {t("a")} <b>{t("b")}</b></p>;\nexport const B = ({ t, isNew }) => <p>{isNew ? t("a") : <b />}</p>;',
  'src/clean.ts': 'export const a = (b: number) => b + 1;',
  'src/prime-react.ts': "import * as prime from 'primereact';\nexport const a = prime;",
};

const EXPECTED = {
  'src/ui/literal-child.tsx': 'gatehouse(no-literal-text)',
  'src/ui/literal-expression.tsx': 'gatehouse(no-literal-text)',
  'src/ui/literal-label.tsx': 'gatehouse(no-literal-text)',
  'src/ui/bare-text.tsx': 'gatehouse(no-bare-text)',
  'src/ui/bare-choice.tsx': 'gatehouse(no-bare-text)',
  'src/ui/bare-value.tsx': 'gatehouse(no-bare-text)',
  'src/ui/bare-template.tsx': 'gatehouse(no-bare-text)',
  'src/ui/bare-mark.tsx': 'gatehouse(no-bare-text)',
  'src/ui/markup-attribute.tsx': 'gatehouse(no-markup-from-strings)',
  'src/ui/conditional-hook.tsx': 'react-hooks(rules-of-hooks)',
  'src/ui/missing-dependency.tsx': 'react-hooks(exhaustive-deps)',
  'src/ui/state-in-effect.tsx': 'react(set-state-in-effect)',
  'src/ui/state-in-render.tsx': 'react(set-state-in-render)',
  'src/ui/ref-in-render.tsx': 'react(refs)',
  'src/ui/component-in-render.tsx': 'react(static-components)',
  'src/ui/impure-render.tsx': 'react(purity)',
  'src/ui/changed-global.tsx': 'react(globals)',
  'src/ui/changed-property.tsx': 'react(immutability)',
  'src/ui/caught-component.tsx': 'react(error-boundaries)',
  'src/ui/empty-memo.tsx': 'react(void-use-memo)',
  'src/markup-assignment.ts': 'gatehouse(no-markup-from-strings)',
  'src/default-export.ts': 'gatehouse(no-default-export)',
  'src/enum.ts': 'gatehouse(no-enum)',
  'src/console.ts': 'eslint(no-console)',
  'src/floating-promise.ts': 'typescript(no-floating-promises)',
  'src/explicit-any.ts': 'typescript(no-explicit-any)',
  'src/wrong-type.ts': 'typescript(TS2322)',
  'src/unused-disable.ts': '',
  'src/prime-react.ts': 'eslint(no-restricted-imports)',
};

interface Diagnostic {
  readonly filename: string;
  readonly code?: string;
}

/** The project's own configuration, with its plugins named by where they are. */
function writeProject(folder: string) {
  const config = readFileSync('.oxlintrc.json', 'utf8').replace(
    '"./tools/scripts/lint-rules.mjs"',
    JSON.stringify(resolve('tools/scripts/lint-rules.mjs')),
  );
  writeFileSync(join(folder, '.oxlintrc.json'), config);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { strict: true, jsx: 'react-jsx', target: 'ES2023', types: [] },
      include: ['src'],
    }),
  );
  for (const [file, source] of Object.entries(SOURCES)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
}

/** The linter starts its own process: a second here, and more than ten on a machine that is busy with something else. */
const STUCK_MS = 60_000;

describe('the lint rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-lint-'));
  let diagnostics: readonly Diagnostic[] = [];

  beforeAll(() => {
    writeProject(folder);
    const run = spawnSync(resolve('node_modules/.bin/oxlint'), ['--type-aware', '--type-check', '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
      // Where oxlint finds its type-aware companion when it runs outside of the project.
      env: { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` },
    });
    expect(run.stdout, run.stdout + run.stderr).toMatch(/^\{/);
    diagnostics = (JSON.parse(run.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  }, STUCK_MS);

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(Object.entries(EXPECTED))('reject %s', (file, code) => {
    const codes = diagnostics.filter(({ filename }) => filename.endsWith(file)).map((found) => found.code ?? '');
    expect(codes).toContain(code);
  });

  it('pass a file that complies with them', () => {
    expect(diagnostics.filter(({ filename }) => filename.endsWith('clean.ts'))).toEqual([]);
  });

  it('pass a text that translators leave alone, or that its element has alone', () => {
    const codes = diagnostics.filter(({ filename }) => filename.endsWith('lonely-text.tsx')).map(({ code }) => code);
    expect(codes.filter((code) => code?.startsWith('gatehouse'))).toEqual([]);
  });
});
