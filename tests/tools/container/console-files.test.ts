import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consoleFiles } from '#tools/container/console-files.ts';
import { inlineHashes } from '#tools/scripts/inline-hashes.mjs';

const PAGE = `<head><base href="/built/" /><script type="application/json" id="gatehouse-settings">
  {}
</script><script>run()</script><style>p{}</style></head>`;
const BLOCK = /id="gatehouse-settings">([\s\S]*?)<\/script>/;

const start = (environment: Readonly<Record<string, string>>, built: Readonly<Record<string, string>> = {}) =>
  consoleFiles({ page: PAGE, environment: built }, environment);
const settingsOf = (page: string) => JSON.parse(BLOCK.exec(page)?.[1] ?? '') as unknown;
const policyOf = (headers: string) => /Content-Security-Policy "(.*)" always;/.exec(headers)?.[1] ?? '';

describe('the console in a container', () => {
  it.each<[string, Record<string, string>, unknown]>([
    ['nothing', { HOME: '/root' }, {}],
    ['the API', { VITE_API_BASE_URL: 'https://api.acme.example/' }, { apiBaseUrl: 'https://api.acme.example' }],
    ['a nested one', { VITE_SOCIAL: '', VITE_GITHUB_CLIENT_ID: 'id' }, { social: { github: { clientId: 'id' } } }],
    [
      'a list',
      { VITE_MENU_HELP: '[{ "text": "Forum", "url": "https://forum.acme.example" }]' },
      { menu: { help: [{ text: { default: 'Forum' }, icon: 'link', url: 'https://forum.acme.example' }] } },
    ],
    ['what is not as the default', { VITE_SHOW_CALLS: 'true', VITE_MAINTENANCE_MODE: 'false' }, { showCalls: true }],
  ])('writes %s', (_what, { VITE_SOCIAL: _, ...environment }, settings) => {
    const { page, problems } = start(environment);
    expect([settingsOf(page), problems]).toEqual([settings, []]);
  });

  it('lets the pages of the provider into a frame', () => {
    const page = { text: 'Reports', url: 'https://reports.acme.example/a', frame: true, id: 'reports' };
    const { headers, problems } = start({
      VITE_MENU_SIDEBAR: JSON.stringify([page]),
      VITE_EXTERNAL_HOSTS: 'reports.acme.example',
    });
    expect([
      policyOf(headers)
        .split('; ')
        .find((part) => part.startsWith('frame-src')),
      problems,
    ]).toEqual(['frame-src https://reports.acme.example', []]);
  });

  it('writes a link that the build has and the environment empties', () => {
    const { page } = start({ VITE_LINK_BLOG: '' }, { VITE_LINK_BLOG: 'https://acme.example/blog' });
    expect(settingsOf(page)).toEqual({ links: { blog: '' } });
  });

  it('writes nothing that the build has already, so that the drawn log-in screen stays', () => {
    const built = { VITE_BRAND_NAME: 'Acme', VITE_BASE_PATH: '/console/' };
    const { page, basePath } = start({ VITE_BRAND_NAME: 'Acme' }, built);
    expect([settingsOf(page), basePath]).toEqual([{}, '/console/']);
  });

  it.each([
    ['VITE_API_BASE_URL', 'api.acme.example'],
    ['VITE_API_BASE_URL', 'https://user:secret@api.acme.example'],
    ['VITE_BRAND_ACCENT', 'red'],
    ['VITE_BRAND_NAME', ' '],
    ['VITE_SHOW_CALLS', 'yes'],
    ['VITE_EXTERNAL_HOSTS', 'https://pay.example/path'],
    ['VITE_BASE_PATH', 'console'],
    ['VITE_BASE_PATH', '/a/"><script>/'],
    ['VITE_API_BASE_URI', 'https://api.acme.example'],
    ['PORT', '80'],
    ['PORT', 'http'],
    ['GATEHOUSE_POLICY_ADDITIONS', "script-src 'unsafe-inline'"],
    ['GATEHOUSE_POLICY_ADDITIONS', 'base-uri https://a.example'],
  ])('stops at %s=%s, and names it', (name, value) => {
    expect(start({ [name]: value }).problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });

  it('stops at colors that cannot be read together, also if the build has one of them', () => {
    const { problems } = start({ VITE_BRAND_ACCENT_CONTRAST: '#1c4ec2' }, { VITE_BRAND_ACCENT: '#1c4ec3' });
    expect(problems).toEqual([expect.stringMatching(/^brand\.accentContrast: /)]);
  });

  it('stops at a host that would break the header', () => {
    expect(start({ VITE_API_BASE_URL: 'https://a;b' }).problems).toEqual([
      'https://a;b cannot be named in a Content-Security-Policy.',
    ]);
  });

  it('writes any text so that it stays data, and no inline code changes', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom('</script>', '<!--<script>', '"\\', '$&$1', '王\u2028', '\'"`${x}'),
    );
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1 }), (parts) => {
        const notice = parts.join('').trim();
        const { page } = start({ VITE_MAINTENANCE_NOTICE: notice });
        expect(settingsOf(page)).toEqual(notice === '' ? {} : { maintenance: { notice } });
        expect(inlineHashes(page)).toEqual(inlineHashes(PAGE));
        expect(page.match(/<script/g)).toHaveLength(2);
      }),
    );
  });

  it('moves the page to its base path', () => {
    expect(start({ VITE_BASE_PATH: '/console/' }).page).toContain('<base href="/console/" />');
    expect(start({}).page).toContain('<base href="/" />');
  });

  it('allows the API, the bot check and what its vendor asks for, and nothing inline but by hash', () => {
    const policy = policyOf(
      start({
        VITE_API_BASE_URL: 'https://api.acme.example/v2',
        VITE_BOT_CHECK_SITE_KEY: 'key',
        GATEHOUSE_POLICY_ADDITIONS: 'img-src https://vendor.example; trusted-types recaptcha',
      }).headers,
    );
    expect(policy).toContain("connect-src 'self' https://api.acme.example https://www.google.com;");
    expect(policy).toMatch(
      /script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/www\.google\.com https:\/\/www\.gstatic\.com;/,
    );
    expect(policy).toContain('frame-src https://www.google.com https://recaptcha.google.com;');
    expect(policy).toMatch(/img-src 'self' data: https:\/\/vendor\.example;.* trusted-types default recaptcha$/);
  });

  it.each([
    ['hcaptcha', 'frame-src https://hcaptcha.com https://*.hcaptcha.com'],
    ['turnstile', 'frame-src https://challenges.cloudflare.com'],
  ])('allows what %s asks for, without Trusted Types, for which it has no mode', (provider, frames) => {
    const policy = policyOf(start({ VITE_BOT_CHECK_PROVIDER: provider, VITE_BOT_CHECK_SITE_KEY: 'key' }).headers);
    expect(policy).toContain(frames);
    expect(policy).not.toContain('trusted-types');
  });

  it.each([
    ['errors', { VITE_ERRORS_ENDPOINT: 'https://public7@sentry.example/42' }, 'https://sentry.example'],
    ['measures', { VITE_MEASURES_ENDPOINT: 'https://measures.example/m' }, 'https://measures.example'],
    ['the single sign-on', { VITE_OIDC_ISSUER: 'https://id.example/', VITE_OIDC_CLIENT_ID: 'c' }, 'https://id.example'],
    ['the support', { VITE_SUPPORT_WIDGET: 'crisp', VITE_SUPPORT_ID: 'c' }, 'https://*.crisp.chat'],
  ])('allows calls to where %s go', (_, environment, host) => {
    const { headers, problems } = start(environment);
    expect(problems).toEqual([]);
    expect(/connect-src ([^;]*)/.exec(policyOf(headers))?.[1]?.split(' ')).toContain(host);
  });

  it.each(['intercom', 'crisp', 'zendesk'])('allows the inline styles that the chat of %s asks for', (widget) => {
    const policy = policyOf(start({ VITE_SUPPORT_WIDGET: widget, VITE_SUPPORT_ID: 'c' }).headers);
    expect(policy).toMatch(/style-src 'self' 'unsafe-inline'(?! 'sha256)/);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|trusted-types/);
  });

  it('allows the host of another script of the same calls alone', () => {
    const script = { VITE_BOT_CHECK_SITE_KEY: 'key', VITE_BOT_CHECK_SCRIPT: 'https://check.example/api.js' };
    const policy = policyOf(start(script).headers);
    expect(policy).toMatch(/script-src [^;]* https:\/\/check\.example;/);
    expect(policy).not.toContain('google');
  });

  it('allows no bot check without its site key', () => {
    expect(policyOf(start({}).headers)).not.toContain('google');
  });
});
