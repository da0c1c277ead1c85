import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { staticHostFiles } from '#tools/scripts/deploy/static-host.mjs';
import { inlineHashes } from '#tools/scripts/inline-hashes.mjs';
import { CACHE_CONTROL, securityHeaders } from '#tools/scripts/security-headers.mjs';

const inline = inlineHashes('<script>run()</script><style>p{}</style>');
const files = (basePath = '/', connect: string[] = []) =>
  new Map(staticHostFiles({ inline, connect, basePath }).map(({ fileName, source }) => [fileName, source]));
const linesOf = (source = '') => source.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** As the hosts document it: all rules that match count, and what two of them set is joined. */
function headersAt(path: string, source = ''): Record<string, string> {
  const sent: Record<string, string> = {};
  let isOn = false;
  for (const line of linesOf(source)) {
    if (!line.startsWith(' ')) isOn = matches(line, path);
    else if (isOn) {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
      sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
    }
  }
  return sent;
}

/** As Netlify documents it: a file comes before any rule, and then the first rule that matches. */
function netlify(path: string, there: readonly string[], source = ''): string {
  if (there.includes(path)) return `200 ${path}`;
  for (const [pattern = '', to = '', status = ''] of linesOf(source).map((line) => line.split(/\s+/))) {
    if (matches(pattern, path)) return `${status} ${to}`;
  }
  return '404';
}

/** The headers that the deployed nginx has, with the policy that the build sets. */
function nginxHeaders(): Record<string, string> {
  const [, policy = ''] = /^set \$gatehouse_policy "(.*)";$/m.exec(files().get('content-policy.conf') ?? '') ?? [];
  const snippet = readFileSync('deploy/nginx/snippets/gatehouse-headers.conf', 'utf8').replace(
    '$gatehouse_policy',
    policy,
  );
  return Object.fromEntries(
    [...snippet.matchAll(/^add_header (\S+) "?(.*?)"? always;$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe('the headers for static hosts', () => {
  it.each(['/', '/api-keys', '/reset-password/a.b.c', '/favicon.svg'])('are those of nginx at %s', (path) => {
    expect(headersAt(path, files().get('_headers'))).toEqual(nginxHeaders());
  });

  it('are those of nginx for assets, cached for good', () => {
    const expected = { ...nginxHeaders(), 'Cache-Control': CACHE_CONTROL.asset };
    expect(headersAt('/assets/a.js', files().get('_headers'))).toEqual(expected);
    expect(headersAt('/console/assets/a.js', files('/console/').get('_headers'))).toEqual(expected);
  });

  it('have the policy of Caddy, too', () => {
    const [, policy] = /^vars gatehouse_policy "(.*)"$/m.exec(files().get('content-policy.caddy') ?? '') ?? [];
    expect(policy).toBe(nginxHeaders()['Content-Security-Policy']);
  });

  it('allow the API of the build', () => {
    const connect = ['https://api.acme.example'];
    const expected = securityHeaders({ inline, connect, trustedTypes: true });
    expect(headersAt('/', files('/', connect).get('_headers'))).toEqual(expected);
  });

  it('stay below the 2,000 characters of a line that Cloudflare reads', () => {
    const longest = Math.max(...linesOf(files().get('_headers')).map((line) => line.length));
    expect(longest).toBeLessThan(1500);
  });
});

describe('the redirects for static hosts', () => {
  const there = ['/index.html', '/assets/a.js', '/assets/404.html'];

  it.each([
    ['/assets/a.js', '200 /assets/a.js'],
    ['/assets/none.js', '404 /assets/404.html'],
    ['/api-keys', '200 /index.html'],
    ['/reset-password/a.b.c', '200 /index.html'],
    ['/.well-known/change-password', '302 /auth/forgot-password'],
    ['/.well-known/none', '404 /assets/404.html'],
  ])('Netlify: %s is %s', (path, expected) => {
    expect(netlify(path, there, files().get('_redirects'))).toBe(expected);
  });

  it('follow the base path', () => {
    const redirects = files('/console/').get('_redirects');
    expect(netlify('/console/assets/none.js', [], redirects)).toBe('404 /console/assets/404.html');
    expect(netlify('/console/api-keys', [], redirects)).toBe('200 /console/index.html');
    expect(netlify('/other', [], redirects)).toBe('404');
  });

  it('leave Cloudflare Pages without a 404.html at the top, where it would replace every screen', () => {
    expect([...files().keys()].filter((name) => name.endsWith('404.html'))).toEqual(['assets/404.html']);
  });
});
