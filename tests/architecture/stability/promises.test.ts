import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readSettings } from '#src/composition/settings/read-settings.ts';
import { buildEnvironment, readBrandFolder } from '#tools/build/brand-folder.ts';
import { POLICY_FILES, staticHostFiles } from '#tools/scripts/deploy/static-host.mjs';
import { describedSettings } from '#tools/settings/setting-documents.ts';
import { brokenPromises, type Described, wirePromise } from './wire-promise.ts';

/** What version 1.0 promised, as STABILITY.md says; it changes with a major version only. */
const folder = join(import.meta.dirname, '1.0');
/** A list that was removed is frozen again, as things are today. */
function frozen<T>(name: string, today: T): T {
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(today, null, 2)}\n`);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
const read = (file: string) => readFileSync(file, 'utf8');
const document = JSON.parse(read('docs/openapi.json')) as Described;

describe('the settings of 1.0', () => {
  it('have their names, variables, kinds and defaults', () => {
    const today = describedSettings().map(({ name, variable, value, kind }) =>
      [name, variable, value, kind].join(' | '),
    );
    expect(frozen('settings.json', today).filter((setting) => !today.includes(setting))).toEqual([]);
  });
});

describe('the example brand of 1.0', () => {
  it('can be built', () => {
    vi.stubEnv('GATEHOUSE_BRAND', relative('.', join(folder, 'acme-chain')));
    const brand = readBrandFolder('.');
    vi.unstubAllEnvs();
    expect([brand.problems, brand.warnings, brand.missing]).toEqual([[], [], []]);
    const { settings, problems } = readSettings(buildEnvironment('none', '.', brand));
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      brand: { name: 'Acme Chain', logo: 'brand/logo.svg', radius: '10px' },
      pages: { team: false, billing: true },
    });
    expect([brand.fontStyles, brand.head].map((text) => text !== '')).toEqual([true, true]);
  });
});

describe('a backend for 1.0', () => {
  it('has all that the console needs', () => {
    const today = wirePromise(document);
    expect(brokenPromises(frozen('wire.json', today), today)).toEqual([]);
  });

  it('would hear of a new operation, of a field that is no longer sent, and of one that it has to answer with', () => {
    const call = { request: { email: true }, response: { item: true, 'item.user': false } };
    const before = { 'POST /a': call };
    const needed = { item: true, 'item.user': true, 'item.new': false, 'item.new.id': true };
    expect(brokenPromises(before, before)).toEqual([]);
    expect(brokenPromises(before, { 'POST /a': { request: {}, response: needed }, 'POST /b': call })).toEqual([
      'POST /a is no longer sent email',
      'POST /a has to answer with item.user',
      'POST /b is a new operation that every backend needs',
    ]);
  });

  it('would hear of a new operation of a capability that it lists, and of no other', () => {
    const call = { request: {}, response: {} };
    const before = { 'GET /a': { ...call, capability: 'budget' } };
    const next = {
      ...before,
      'PUT /a': { ...call, capability: 'budget' },
      'GET /b': { ...call, capability: 'labels' },
    };
    expect(brokenPromises(before, next)).toEqual(['PUT /a is a new operation that every backend with budget needs']);
  });

  it('is asked for what is optional only where it lists a capability', () => {
    const without = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation['x-optional'] && !operation['x-capability'])
        .map(([method]) => `${method} ${path}`),
    );
    // The first is asked where the settings name an issuer; a 404 of the second means that nothing is offered.
    expect(without).toEqual(['post /api/auth/login/oidc', 'get /api/capabilities']);
  });
});

describe('the commands of 1.0', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const commands = Object.entries(
    JSON.parse(read(join(folder, 'commands.json'))) as Record<string, { file: string; options: string[] }>,
  );

  it.each(commands)('%s has its options', (command, { file, options }) => {
    if (command.startsWith('npm run')) expect(scripts).toHaveProperty([command.replace('npm run ', '')]);
    const source = read(file);
    const isThere = (name: string) => new RegExp(`\\b${name}['"]?: (\\{|text|flag)|--${name}\\b`).test(source);
    expect(options.filter((name) => !isThere(name))).toEqual([]);
  });

  it.each([
    ['deploy/check-headers.mjs', 2],
    ['deploy/publish.mjs', 1],
  ])('%s ends with its code where its arguments make no sense', (file, code) => {
    expect(spawnSync(process.execPath, [`tools/scripts/${file}`]).status).toBe(code);
  });
});

describe('the files of 1.0', () => {
  it('have their names', () => {
    const inline = { script: ["'sha256-a'"], style: [] };
    expect(staticHostFiles({ inline }).map(({ fileName }) => fileName)).toEqual(
      expect.arrayContaining([
        '_headers',
        '_redirects',
        'content-policy.conf',
        'content-policy.caddy',
        'assets/404.html',
      ]),
    );
    expect(Object.values(POLICY_FILES)).toHaveLength(2);
    expect(read('index.html')).toMatch(/<base href=[^]*id="gatehouse-settings"/);
    expect(read('vite.config.ts')).toContain("'third-party-licences.md'");
    expect(read('tools/build/brand-head.ts')).toContain("'manifest.webmanifest'");
    expect(read('deploy/container/nginx.conf')).toContain('location = /-/health');
    expect(read('docs/deployment.md')).toContain('| `GATEHOUSE_POLICY_ADDITIONS` |');
  });
});

describe('browsers and Node', () => {
  it('are those of the build and of package.json in every document that names them', () => {
    const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' };
    const supported = Object.entries(names).map(([id, name]) => {
      return `${name} ${new RegExp(`'${id}([\\d.]+)'`).exec(read('vite.config.ts'))?.[1] ?? 'none'}`;
    });
    const { engines } = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } };
    const node = `Node ${/\d+\.\d+/.exec(engines.node)?.[0] ?? ''}`;
    for (const file of ['README.md', 'STABILITY.md'])
      expect([...supported, node].filter((name) => !read(file).includes(name))).toEqual([]);
  });
});

it('STABILITY.md names a test for each promise', () => {
  const promises = read('STABILITY.md').split('## What is not promised')[0] ?? '';
  const rows = promises.split('\n').filter((line) => /^\| (?!---|Promise)/.test(line));
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter((row) => !/`tests\/[\w./-]+`/.test(row))).toEqual([]);
});
