import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planAssets, publishRelease } from '#tools/scripts/deploy/publish-release.mjs';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

let root = '';
let target = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
  target = join(root, 'srv/console');
});
afterEach(() => rmSync(root, { recursive: true }));

const page = (name: string, base = '/', settings = '{}') =>
  `<base href="${base}" /><script type="application/json" id="gatehouse-settings">${settings}</script>` +
  `<script type="module" src="./assets/${name}.js"></script>`;

/** A build whose entry is named after its release; every release has the font. */
function build(release: string, assets: readonly string[] = []): string {
  const folder = mkdtempSync(join(root, 'dist-'));
  const files = {
    'index.html': page(release),
    'favicon.svg': `<svg id="${release}" />`,
    [`assets/${release}.js`]: release,
    'assets/font.woff2': 'font',
    'content-policy.conf': `set $gatehouse_policy "default-src 'none'; connect-src 'self'";`,
    ...Object.fromEntries(assets.map((name) => [`assets/${name}`, name])),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const publish = (release: string, day: number, assets: readonly string[] = [], additions?: string) =>
  publishRelease({
    ...{ from: build(release, assets), to: target, keepDays: 7, now: START + day * DAY },
    ...(additions !== undefined && { additions }),
  });
const read = (name: string) => readFileSync(join(target, name), 'utf8');
const assetsThere = () => readdirSync(join(target, 'assets')).sort();

describe('a published release', () => {
  it('is there as a whole, and leaves no half of a file', () => {
    publish('one', 0, ['one.js.br']);
    expect(assetsThere()).toEqual(['font.woff2', 'one.js', 'one.js.br']);
    expect([read('index.html'), read('favicon.svg')]).toEqual([page('one'), '<svg id="one" />']);
  });

  it('has additions to the policy that stay with the releases after it, and ends before it writes a wrong one', () => {
    publish('one', 0, [], 'frame-src https://reports.acme.example');
    publish('two', 1);
    const policy = "default-src 'none'; connect-src 'self'; frame-src https://reports.acme.example";
    expect(read('content-policy.conf')).toBe(`set $gatehouse_policy "${policy}";`);
    expect(() => publish('three', 2, [], 'script-src *')).toThrow('script-src cannot have *');
    expect(read('index.html')).toBe(page('two'));
    publish('three', 2, [], '');
    expect(read('content-policy.conf')).not.toContain('reports');
  });

  it.each<[string, readonly (readonly [string, number])[], readonly string[]]>([
    [
      'the release before stays',
      [
        ['one', 0],
        ['two', 1],
      ],
      ['one.js', 'two.js'],
    ],
    [
      'also after a month in which it was the newest',
      [
        ['one', 0],
        ['two', 30],
      ],
      ['one.js', 'two.js'],
    ],
    [
      'until it is out of use for seven days',
      [
        ['one', 0],
        ['two', 30],
        ['three', 37],
      ],
      ['three.js', 'two.js'],
    ],
    [
      'and not a day less',
      [
        ['one', 0],
        ['two', 30],
        ['three', 36],
      ],
      ['one.js', 'three.js', 'two.js'],
    ],
    [
      'a release that comes back is in use again',
      [
        ['one', 0],
        ['two', 1],
        ['one', 5],
        ['three', 9],
      ],
      ['one.js', 'three.js', 'two.js'],
    ],
    [
      'the same release again changes nothing',
      [
        ['one', 0],
        ['one', 20],
        ['one', 40],
      ],
      ['one.js'],
    ],
  ])('%s', (_title, releases, scripts) => {
    for (const [release, day] of releases) publish(release, day);
    expect(assetsThere()).toEqual(['font.woff2', ...scripts].sort());
  });

  it('copies only what is not there, and replaces a file that was damaged', () => {
    expect(publish('one', 0).copied).toBe(2);
    writeFileSync(join(target, 'assets/font.woff2'), 'tnof');
    expect(publish('two', 1)).toEqual({ copied: 2, stays: 1, removed: 0, additions: '', hasOperatorEdits: false });
    expect(read('assets/font.woff2')).toBe('font');
  });

  it('leaves assets of a copy without a record for seven days', () => {
    mkdirSync(join(target, 'assets'), { recursive: true });
    writeFileSync(join(target, 'assets/zero.js'), '');
    publish('one', 0);
    publish('two', 6);
    expect(assetsThere()).toContain('zero.js');
    publish('three', 7);
    expect(assetsThere()).not.toContain('zero.js');
  });

  it('has the settings and the base path that an operator wrote', () => {
    publish('one', 0);
    const settings = '{ "brand": { "name": "$& $1" } }';
    writeFileSync(join(target, 'index.html'), page('one', '/console/', settings));
    expect(publish('two', 1).hasOperatorEdits).toBe(true);
    expect(read('index.html')).toBe(page('two', '/console/', settings));
  });

  it('leaves everything as it was where the build is not whole', () => {
    publish('one', 0);
    const broken = build('two');
    rmSync(join(broken, 'assets/two.js'));
    const options = { from: broken, to: target, keepDays: 0, now: START + DAY };
    expect(() => publishRelease(options)).toThrow('assets/two.js');
    expect(() => publishRelease({ ...options, from: root })).toThrow('npm run build');
    expect([read('index.html'), assetsThere()]).toEqual([page('one'), ['font.woff2', 'one.js']]);
  });

  it('has all its assets before its page, and removes nothing until the page is there', () => {
    publish('one', 0);
    publish('two', 1);
    mkdirSync(join(target, 'index.html.part'));
    expect(() => publish('three', 9)).toThrow('EISDIR');
    expect([read('index.html'), assetsThere()]).toEqual([page('two'), ['font.woff2', 'one.js', 'three.js', 'two.js']]);
  });

  it('does not write into the build', () => {
    const from = build('one');
    for (const to of [from, join(from, 'assets')]) {
      expect(() => publishRelease({ from, to, keepDays: 7, now: START })).toThrow('lies in');
    }
    expect(existsSync(join(from, 'published-assets'))).toBe(false);
  });
});

describe('which assets go', () => {
  it('are never those of the new release, of the one before, or of the last seven days', () => {
    const release = fc.record({
      names: fc.uniqueArray(fc.constantFrom(...['a', 'b', 'c', 'd', 'e'])),
      hours: fc.nat(400),
    });
    fc.assert(
      fc.property(fc.array(release, { minLength: 2 }), (releases) => {
        let now = START;
        let there: string[] = [];
        let record: Record<string, number> = {};
        const endOfUse = new Map<string, number>();
        let before: readonly string[] = [];
        for (const { names, hours } of releases) {
          now += hours * 3_600_000 + 2;
          for (const name of before) endOfUse.set(name, now);
          const found = [...new Set([...there, ...names])];
          const plan = planAssets({ found, record, current: names, keepDays: 7, now });
          const tooEarly = plan.removed.filter(
            (name) => names.includes(name) || before.includes(name) || now - (endOfUse.get(name) ?? now) < 7 * DAY - 2,
          );
          expect(tooEarly).toEqual([]);
          there = found.filter((name) => !plan.removed.includes(name));
          expect(Object.keys(plan.record).sort()).toEqual([...there].sort());
          ({ record } = plan);
          before = names;
        }
      }),
    );
  });
});
