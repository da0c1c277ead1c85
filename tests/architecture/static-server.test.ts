import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '#tools/scripts/security-headers.mjs';
import { serve } from '#tools/scripts/serve.mjs';

const PAGE =
  '<base href="/" /><script type="application/json" id="gatehouse-settings">{}</script><script src="./assets/a.js"></script>';

type Options = Omit<Parameters<typeof serve>[0], 'dir'>;

describe('the static server', () => {
  const dir = mkdtempSync(join(tmpdir(), 'served-'));
  let close: (() => Promise<unknown>) | null = null;

  beforeAll(() => {
    mkdirSync(join(dir, 'assets'));
    writeFileSync(join(dir, 'index.html'), PAGE);
    writeFileSync(join(dir, 'assets/a.js'), 'run()');
  });
  afterEach(async () => {
    await close?.();
    close = null;
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  const open = async (options: Options = {}) => {
    const server = await serve({ dir, ...options });
    close = server.close;
    return (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init);
  };

  it('serves every screen with index.html, which is revalidated each time', async () => {
    const response = await (await open())('/api-keys/some/screen');
    expect(await response.text()).toBe(PAGE);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('lets browsers cache hashed files for good', async () => {
    const response = await (await open())('/assets/a.js');
    expect(await response.text()).toBe('run()');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it.each(['/assets/none.js', '/assets/none', '/none.css', '/..%2f..%2fetc/passwd.txt', '/%E0%A4%A'])(
    'returns an empty 404 at %s',
    async (path) => {
      const response = await (await open())(path);
      expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
        404,
        '',
        'no-store',
      ]);
    },
  );

  it('leads from the sub-path to its slash', async () => {
    const response = await (await open({ basePath: '/console/' }))('/console', { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, '/console/']);
  });

  it.each(['/', '/assets/a.js', '/assets/none.js'])(
    'sends every header of a careful deployment with %s',
    async (path) => {
      const response = await (await open())(path);
      const sent = Object.entries(securityHeaders()).map(([name]) => [name, response.headers.get(name)]);
      expect(Object.fromEntries(sent)).toEqual(securityHeaders());
    },
  );

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('compresses for clients that accept %s', async (accepted, used) => {
    const response = await (await open())('/assets/a.js', { headers: { 'Accept-Encoding': accepted } });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([used, 'Accept-Encoding']);
  });

  it('serves under a sub-path and nowhere else', async () => {
    const get = await open({ basePath: '/console/' });
    expect(await (await get('/console/api-keys')).text()).toContain('<base href="/console/" />');
    expect((await get('/console/assets/a.js')).status).toBe(200);
    expect((await get('/assets/a.js')).status).toBe(404);
  });

  it('writes settings as data that cannot end their block', async () => {
    const html = await (await (await open({ settings: { brand: { name: '</script>' } } }))('/')).text();
    expect(html).toContain('id="gatehouse-settings">{"brand":{"name":"\\u003c/script>"}}</script>');
  });

  it('sends a policy without inline code that names the API', async () => {
    const response = await (await open({ connectSrc: ['http://localhost:4010'], trustedTypes: true }))('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("connect-src 'self' http://localhost:4010;");
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  it('allows what is inline in index.html by its hash, whatever an operator edits there', async () => {
    const inline = mkdtempSync(join(tmpdir(), 'inline-'));
    writeFileSync(join(inline, 'index.html'), `${PAGE}<script>run()</script><style>p{}</style>`);
    const server = await serve({ dir: inline, basePath: '/console/', settings: { brand: { name: '<style>' } } });
    close = server.close;
    const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=';");
    expect(policy).toContain("style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';");
    rmSync(inline, { recursive: true });
  });

  it('passes the API on to the provider of the longest path, and says where none answers', async () => {
    const provider = createServer((request, response) => {
      response.writeHead(201, { 'x-refresh-token': 'a.b.c' }).end(`${request.url} ${request.headers.origin}`);
    });
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
    const { port } = provider.address() as AddressInfo;
    const get = await open({ api: ['http://127.0.0.1:9', `/api/auth/=http://127.0.0.1:${port}`] });
    const response = await get('/api/auth/login?now', { method: 'POST', headers: { origin: 'http://here.example' } });
    expect([response.status, response.headers.get('x-refresh-token')]).toEqual([201, 'a.b.c']);
    expect(await response.text()).toBe('/api/auth/login?now undefined');
    expect((await get('/api/account/profile')).status).toBe(502);
    expect((await get('/api-keys')).status).toBe(200);
    provider.close();
  });

  it('goes on after a provider that resets in the middle, and one that cannot be reached over TLS', async () => {
    const provider = createServer((request, response) => {
      response.writeHead(200, { 'content-length': '9' }).write('{', () => request.socket.destroy());
    });
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
    const { port } = provider.address() as AddressInfo;
    const get = await open({ api: [`http://127.0.0.1:${port}`, '/api/auth/=https://127.0.0.1:9/?a=b'] });
    const reset = get('/api/account/profile').then((response) => response.text());
    await expect(reset).rejects.toThrow();
    expect((await get('/api/auth/login', { method: 'POST', body: '{}' })).status).toBe(502);
    expect((await get('/api-keys')).status).toBe(200);
    provider.close();
  });

  it.each(['localhost:4010', '/api/auth', '/api/auth=4010'])('names %s as no provider', async (api) => {
    await expect(serve({ dir, api: [api] })).rejects.toThrow(`${api} is no provider`);
  });

  it('passes over a port in use', async () => {
    const first = await serve({ dir });
    const second = await serve({ dir, port: first.port, findPort: true });
    expect(second.port).toBeGreaterThan(first.port);
    await Promise.all([first.close(), second.close()]);
  });
});
