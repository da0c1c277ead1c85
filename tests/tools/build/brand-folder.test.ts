import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '#src/composition/settings/read-settings.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { brandMessages, brandSchema, buildEnvironment, readBrandFolder } from '#tools/build/brand-folder.ts';

/** A checkout with these files in `brand`. */
function checkout(files: Readonly<Record<string, string | Buffer>>, environment = ''): string {
  const root = mkdtempSync(join(tmpdir(), 'gatehouse-brand-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'brand'));
  symlinkSync(resolve('src'), join(root, 'src'));
  writeFileSync(join(root, '.env'), environment);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'brand', name), text);
  return root;
}

const SETTINGS = JSON.stringify({
  $schema: './brand.schema.json',
  brand: { name: 'Acme Chain', radius: '8px', nameInLogo: true },
  links: { docs: 'https://docs.acme.example' },
});

describe('the folder of a brand', () => {
  // The tests themselves run without a brand of the checkout.
  beforeEach(() => void vi.stubEnv('GATEHOUSE_BRAND', undefined));
  afterEach(() => void vi.unstubAllEnvs());

  it('sets the settings of a build, with its images by their names, and the environment stands over it', () => {
    const root = checkout({ 'brand.json': SETTINGS, 'logo.svg': '', 'mark.svg': '' }, 'VITE_BRAND_RADIUS=0px\n');
    const brand = readBrandFolder(root);
    const { settings, problems } = readSettings(buildEnvironment('production', root, brand));
    expect([...brand.problems, ...problems]).toEqual([]);
    expect(settings.brand).toMatchObject({
      ...{ name: 'Acme Chain', radius: '0px', nameInLogo: true },
      ...{ logo: 'brand/logo.svg', mark: 'brand/mark.svg', favicon: 'brand/mark.svg', logoDark: '' },
    });
    expect(settings.links.docs).toBe('https://docs.acme.example');
    expect(brand.missing).toEqual(['logo-dark.svg', 'touch-icon.png', 'maskable-icon.png', 'social.png']);
  });

  it('stands over what the demo invents', () => {
    const root = checkout({ 'brand.json': SETTINGS });
    const { links } = readSettings(buildEnvironment('demo', root, readBrandFolder(root))).settings;
    expect([links.docs, links.blog]).toEqual(['https://docs.acme.example', 'https://gatehouse.example/blog']);
  });

  it('may be missing', () => {
    expect(readBrandFolder(tmpdir())).toMatchObject({ variables: {}, messages: {}, files: [], problems: [] });
  });

  it.each([
    [{ 'brand.json': '{ "brand": { "nam": "Acme" } }' }, 'brand/brand.json: there is no setting brand.nam.'],
    [{ 'brand.json': '{ brand }' }, 'brand/brand.json: SyntaxError'],
    [{ 'sans.woff2': '' }, 'brand/fonts-licence.txt: a font needs it.'],
    [{ 'head.html': '<base href="/">' }, 'brand/head.html: <base href="/"> cannot be here'],
  ])('stops a build with what cannot be used: %j', (files, problem) => {
    expect(readBrandFolder(checkout(files)).problems).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ['messages.de.json', '{ "log-in.titel": "Hallo" }', 'there is no message log-in.titel'],
    ['messages.xx.json', '{ "log-in.title": "Hi" }', 'there is no message log-in.title'],
    ['messages.en.json', '{ "log-in.title": "Hi {{name}}" }', 'nothing fills in {{name}} of log-in.title'],
  ])('leaves out a text of %s that a release no longer has, with a warning', (name, text, warning) => {
    const { messages, problems, warnings } = readBrandFolder(checkout({ [name]: text }));
    expect([Object.values(messages), problems]).toEqual([[{}], []]);
    expect(warnings).toEqual([expect.stringContaining(warning)]);
  });

  it('puts own texts over ours, in their language and file alone', () => {
    const own = { 'messages.de.json': '{ "log-in.title": "Willkommen bei {{brand}}" }' };
    const { messages, problems } = readBrandFolder(checkout(own));
    const { transform } = brandMessages(messages) as unknown as {
      transform: { handler: (code: string, id: string) => { code: string } | null };
    };
    const source = "export const logInMessages = {\n  'log-in.title': 'Anmelden',\n};";
    const written = transform.handler(source, '/a/src/application/i18n/de/log-in.ts')?.code;
    expect([problems, written]).toEqual([
      [],
      `${source}\nObject.assign(logInMessages, {"log-in.title":"Willkommen bei {{brand}}"});\n`,
    ]);
    expect(transform.handler(source, '/a/src/application/i18n/es/log-in.ts')).toBeNull();
    expect(transform.handler('export const x = {};', '/a/src/application/i18n/de/x.ts')).toBeNull();
  });

  it('brings its fonts, which win over those of the product', () => {
    const own = readBrandFolder(checkout({ 'sans.woff2': '', 'fonts-licence.txt': 'OFL' }));
    const { fontStyles, firstFont, files } = own;
    expect([firstFont, readBrandFolder(checkout({ 'mono.woff2': '' })).firstFont]).toEqual(['brand/sans.woff2', null]);
    expect(fontStyles).toContain('src:url(./brand/sans.woff2)');
    expect(fontStyles).toContain(':root:root{--font-sans:"Brand sans",');
    expect(files).toEqual(['fonts-licence.txt', 'sans.woff2']);
  });

  it('warns of images with another size, and of files that are heavy', () => {
    const png = (width: number, height: number) => {
      const header = Buffer.alloc(30);
      header.write('PNG', 1);
      header.writeUInt32BE(width, 16);
      header.writeUInt32BE(height, 20);
      return header;
    };
    const files = {
      'touch-icon.png': png(180, 180),
      'social.png': png(600, 315),
      'maskable-icon.png': '',
      'logo.svg': 'x'.repeat(300 * 1024),
    };
    expect([...readBrandFolder(checkout(files)).warnings].sort()).toEqual([
      'brand/logo.svg: 300 KiB, expected at most 200.',
      'brand/maskable-icon.png: no PNG, expected 512 by 512 pixels.',
      'brand/social.png: 600 by 315, expected 1200 by 630 pixels.',
    ]);
  });

  it('is another one where GATEHOUSE_BRAND names it', () => {
    vi.stubEnv('GATEHOUSE_BRAND', 'brand-examples/acme-chain');
    const brand = readBrandFolder(process.cwd());
    const { settings, problems } = readSettings(brand.variables);
    expect([...brand.problems, ...problems, ...brand.warnings, ...brand.missing]).toEqual([]);
    expect(settings.brand).toMatchObject({ name: 'Acme Chain', logo: 'brand/logo.svg', favicon: 'brand/favicon.svg' });
  });

  it('is completed by an editor from a schema of all settings', () => {
    const { properties } = brandSchema() as { properties: Record<string, { properties?: object }> };
    expect(Object.keys(properties)).toEqual(['$schema', ...Object.keys(DEFAULT_SETTINGS)]);
    expect(Object.keys(properties['brand']?.properties ?? {})).toEqual(Object.keys(DEFAULT_SETTINGS.brand));
  });
});
