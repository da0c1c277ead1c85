import { describe, expect, it } from 'vitest';
import { contrastProblems } from '#src/composition/settings/contrast-problems.ts';
import { readSettings, settingWarnings } from '#src/composition/settings/read-settings.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';

const problemsOf = (build: Record<string, string>, overrides?: unknown) => readSettings(build, overrides).problems;

describe('settings', () => {
  it('are the defaults when nothing is set', () => {
    expect(readSettings({})).toEqual({ settings: DEFAULT_SETTINGS, problems: [] });
    expect(readSettings({ MODE: 'production', VITE_UNKNOWN: 'x' }).problems).toEqual([]);
  });

  it('are taken from the build, and from index.html before that', () => {
    const build = {
      VITE_BRAND_NAME: 'Acme',
      VITE_API_BASE_URL: 'https://api.acme.example/',
      VITE_MAINTENANCE_MODE: 'true',
    };
    const { settings, problems } = readSettings(build, { brand: { name: 'Beta' }, maintenance: { mode: false } });
    expect(problems).toEqual([]);
    expect([settings.brand.name, settings.apiBaseUrl, settings.maintenance.mode]).toEqual([
      'Beta',
      'https://api.acme.example',
      false,
    ]);
    expect(settings.brand.radius).toBe(DEFAULT_SETTINGS.brand.radius);
  });

  it('fall back on the build when the override cannot be used', () => {
    const { settings, problems } = readSettings({ VITE_BRAND_NAME: 'Acme' }, { brand: { name: 7 } });
    expect(settings.brand.name).toBe('Acme');
    expect(problems).toEqual(['brand.name: 7 cannot be used. Expected a name.']);
  });

  it('name the variable that cannot be used', () => {
    expect(problemsOf({ VITE_LINK_TERMS: 'terms.html' })).toEqual([
      'VITE_LINK_TERMS: "terms.html" cannot be used. Expected an absolute http(s) address without credentials, or nothing.',
    ]);
  });

  it('name the path that cannot be used, and settings that do not exist', () => {
    expect(problemsOf({}, { links: { docs: 'x', manual: 'https://a.example' }, hue: 'red' })).toEqual([
      'hue: there is no such setting.',
      'links.manual: there is no such setting.',
      'links.docs: "x" cannot be used. Expected an absolute http(s) address without credentials, or nothing.',
    ]);
  });

  it.each([[null], ['text'], [7], [[]]])('stay as they are over the override %j', (overrides) => {
    expect(readSettings({}, overrides).settings).toEqual(DEFAULT_SETTINGS);
  });

  it.each(['toString', 'constructor', '__proto__'])('know no setting called %s', (key) => {
    expect(problemsOf({}, JSON.parse(`{ "${key}": {} }`))).toEqual([`${key}: there is no such setting.`]);
  });
});

describe('one setting', () => {
  const read = (variable: string, raw: string) => readSettings({ [variable]: raw });

  it.each([
    { raw: 'true', mode: true },
    { raw: 'false', mode: false },
    { raw: '', mode: false },
    { raw: 'yes', mode: null },
    { raw: 'TRUE', mode: null },
  ])('reads yes or no: "$raw" as $mode', ({ raw, mode }) => {
    const { settings, problems } = read('VITE_MAINTENANCE_MODE', raw);
    expect([settings.maintenance.mode, problems.length]).toEqual([mode ?? false, mode === null ? 1 : 0]);
  });

  it.each([
    { raw: 'https://a.example', expectedUrl: 'https://a.example' },
    { raw: ' https://a.example/path// ', expectedUrl: 'https://a.example/path' },
    { raw: 'http://127.0.0.1:4000/', expectedUrl: 'http://127.0.0.1:4000' },
    { raw: '', expectedUrl: '' },
    { raw: '/terms', expectedUrl: null },
    { raw: 'javascript:alert(1)', expectedUrl: null },
    { raw: 'https://user:secret@a.example', expectedUrl: null },
    { raw: 'https://user@a.example', expectedUrl: null },
    { raw: 'ftp://a.example', expectedUrl: null },
  ])('reads a URL: "$raw" as $expectedUrl', ({ raw, expectedUrl: address }) => {
    const { settings, problems } = read('VITE_LINK_DOCS', raw);
    expect([settings.links.docs, problems.length]).toEqual([
      address ?? DEFAULT_SETTINGS.links.docs,
      address === null ? 1 : 0,
    ]);
  });

  it.each([
    { raw: '0px', ok: true },
    { raw: '10px', ok: true },
    { raw: '5px', ok: false },
    { raw: '6', ok: false },
  ])('reads the radius "$raw": $ok', ({ raw, ok }) => {
    expect(read('VITE_BRAND_RADIUS', raw).problems.length).toBe(ok ? 0 : 1);
  });

  it.each([
    { raw: ' Acme ', name: 'Acme' },
    { raw: '   ', name: null },
  ])('reads the name "$raw" as $name', ({ raw, name }) => {
    expect(read('VITE_BRAND_NAME', raw).settings.brand.name).toBe(name ?? 'Gatehouse');
  });

  it.each([
    { raw: ' https://login.acme.example/back/ ', expected: 'https://login.acme.example/back/' },
    { raw: 'http://localhost:5173/auth/login?app=github', expected: 'http://localhost:5173/auth/login?app=github' },
    { raw: '', expected: '' },
    ...['/auth/login', 'javascript:alert(1)', 'https://me:secret@acme.example/', 'acme'].map((raw) => {
      return { raw, expected: null };
    }),
  ])('reads the redirect URL "$raw" as $expected', ({ raw, expected }) => {
    const { settings, problems } = read('VITE_GITHUB_REDIRECT_URI', raw);
    expect([settings.social.github.redirectUri, problems.length]).toEqual([expected ?? '', expected === null ? 1 : 0]);
  });

  it.each([
    { raw: '', hosts: '' },
    { raw: 'Checkout.Stripe.com, https://bills.example:443', hosts: 'checkout.stripe.com bills.example' },
    { raw: 'zahlung.müller.example *.Pay.example', hosts: 'zahlung.xn--mller-kva.example *.pay.example' },
    { raw: 'any-https-host', hosts: 'any-https-host' },
    { raw: 'pay.example http://bills.example', hosts: null },
    { raw: 'pay.example/checkout', hosts: null },
  ])('reads the allowed hosts "$raw" as $hosts', ({ raw, hosts }) => {
    const { settings, problems } = read('VITE_EXTERNAL_HOSTS', raw);
    expect([settings.externalHosts, problems.length]).toEqual([hosts ?? '', hosts === null ? 1 : 0]);
  });

  it.each([
    ['', []],
    [
      'Tessera, Halden Pay,',
      [
        { name: 'Tessera', logo: '' },
        { name: 'Halden Pay', logo: '' },
      ],
    ],
    ['[{ "name": "Tessera", "logo": "brand/tessera.svg" }]', [{ name: 'Tessera', logo: 'brand/tessera.svg' }]],
    ['[{ "logo": "brand/tessera.svg" }]', null],
    ['[{ "name": "Tessera", "logo": "javascript:alert(1)" }]', null],
  ])('reads the companies "%s"', (raw, companies) => {
    const { settings, problems } = read('VITE_TRUSTED_BY', raw);
    expect([settings.trustedBy, problems.length]).toEqual([companies ?? [], companies === null ? 1 : 0]);
  });

  it.each([
    ['', ''],
    ['de', 'DE'],
    ['Germany', null],
  ])('reads the country of the phone "%s" as %s', (raw, country) => {
    const { settings, problems } = read('VITE_PHONE_COUNTRY', raw);
    expect([settings.phoneCountry, problems.length]).toEqual([country ?? '', country === null ? 1 : 0]);
  });

  it.each([
    ['90', 90],
    ['', null],
    ['0', null],
    ['1.5', null],
    ['3601', null],
  ])('reads "%s" seconds of a response as %s', (raw, seconds) => {
    const { settings, problems } = read('VITE_RESPONSE_SECONDS', raw);
    expect([settings.seconds.response, problems.length]).toEqual([seconds ?? 30, seconds === null ? 1 : 0]);
  });

  it.each(['VITE_EXTERNAL_HOSTS', 'VITE_BRAND_NAME', 'VITE_GATEWAY_BASE_URL'])('warns without %s', (variable) => {
    const all = {
      VITE_EXTERNAL_HOSTS: 'pay.example',
      VITE_BRAND_NAME: 'Acme',
      VITE_GATEWAY_BASE_URL: 'https://rest.example',
    };
    expect(settingWarnings(readSettings(all).settings)).toEqual([]);
    const others = Object.fromEntries(Object.entries(all).filter(([name]) => name !== variable));
    expect(settingWarnings(readSettings(others).settings)).toEqual([expect.stringContaining(variable)]);
  });

  it('reads text as it is, without spaces around it', () => {
    expect(read('VITE_MAINTENANCE_NOTICE', ' Back at 9. ').settings.maintenance.notice).toBe('Back at 9.');
    expect(problemsOf({}, { supportChatUrl: true }).length).toBe(1);
  });
});

describe('the colors of a brand', () => {
  const contrastOf = (...args: Parameters<typeof readSettings>) => contrastProblems(readSettings(...args).settings);

  it.each([
    { what: 'capitals', raw: '#1C4EC2', accent: '#1c4ec2' },
    { what: 'the red of an error', raw: '#b3261e', accent: '#b3261e' },
    { what: 'white', raw: '#ffffff', accent: '#ffffff' },
    { what: 'no color', raw: 'blue', accent: null },
    { what: 'three digits', raw: '#14c', accent: null },
  ])('as an accent, $what: $accent', ({ raw, accent }) => {
    const { settings, problems } = readSettings({ VITE_BRAND_ACCENT: raw });
    expect([settings.brand.accent, problems.length]).toEqual([accent ?? '', accent === null ? 1 : 0]);
  });

  it('name the nearest text of its hue where one cannot be read on its accent', () => {
    const orange = { VITE_BRAND_ACCENT: '#f7931a' };
    expect(contrastOf({ ...orange, VITE_BRAND_ACCENT_CONTRAST: '#e6002e' })).toEqual([
      'brand.accentContrast: #e6002e is not readable on #f7931a (4.5 to 1). The nearest that can be used is #850016.',
    ]);
    expect(contrastOf({ ...orange, VITE_BRAND_ACCENT_CONTRAST: '#850016' })).toEqual([]);
    expect(contrastOf(orange, { brand: { accentDarkContrast: '#ffffff' } })[0]).toContain('brand.accentDarkContrast');
    expect(contrastOf({}, { brand: { accentContrast: '#ffffff' } })).toEqual([
      'brand.accentContrast: #ffffff is the text upon an accent, which is not set.',
    ]);
  });
});
