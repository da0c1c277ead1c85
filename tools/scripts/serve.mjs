// Serves a build as a careful deployment would: strict policy, compressed, hashed files cached for good.
//   node tools/scripts/serve.mjs dist --port 4174 --base-path /console/ --connect http://localhost:4010 --settings '{…}'
//   node tools/scripts/serve.mjs dist --api http://localhost:4010 --api /api/auth=http://localhost:4020
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as sendPlain } from 'node:http';
import { request as sendSecure } from 'node:https';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inlineHashes } from './inline-hashes.mjs';
import { operatedPage } from './page.mjs';
import { CACHE_CONTROL, securityHeaders } from './security-headers.mjs';
import { createFiles } from './static-files.mjs';

const PORT_ATTEMPTS = 20;

/** Longer than a browser holds an idle connection: closing it at its next use would fail a load. */
const SERVER_OPTIONS = { keepAliveTimeout: 330_000 };

/**
 * Answers the address and how to stop. With `findPort`, a port in use is passed over for the next free one; without
 * `compress`, files are sent as they are, which is quicker on one machine; without `namesHashes` the policy is one that
 * an operator copied from an earlier release. What lies below `/api/` is passed on to `api`, or to the one with the longest path in front.
 * With `operate` it goes on at its address under other options.
 * @typedef {{ dir: string, port?: number, host?: string, basePath?: string, connectSrc?: string[],
 *   scriptSrc?: string[], frameSrc?: string[], settings?: Record<string, unknown>, trustedTypes?: boolean, findPort?: boolean, compress?: boolean,
 *   namesHashes?: boolean, api?: string[] }} Options
 * @param {Options} options
 * @returns {Promise<{ port: number, url: string, operate: (changed: Partial<Options>) => void, close: () => Promise<unknown> }>}
 */
export async function serve(options) {
  const { dir, port = 0, host = 'localhost', basePath = '/', findPort = false } = options;
  if (!existsSync(join(dir, 'index.html'))) throw new Error(`${dir} holds no build: run npm run build first.`);
  let handle = createHandler(options);
  const server = createServer(SERVER_OPTIONS, (request, response) => handle(request, response));
  const used = await listen(server, port, host, findPort ? PORT_ATTEMPTS : 1);
  return {
    port: used,
    url: `http://${host}:${used}${basePath}`,
    operate: (changed) => {
      handle = createHandler({ ...options, ...changed });
    },
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}

function createHandler({
  dir,
  basePath = '/',
  connectSrc = [],
  scriptSrc = [],
  frameSrc = [],
  settings,
  trustedTypes = false,
  ...options
}) {
  const { compress = true, namesHashes = true, api = [] } = options;
  const providers = providersOf(api);
  const files = createFiles(resolve(dir), (html) =>
    operatedPage(html, { basePath: basePath === '/' ? undefined : basePath, settings }),
  );
  const inline = namesHashes ? inlineHashes(readFileSync(join(dir, 'index.html'), 'utf8')) : undefined;
  const headers = securityHeaders({ connect: connectSrc, script: scriptSrc, frame: frameSrc, inline, trustedTypes });
  const reject = (response, status, more = {}) => {
    // What is missing now may be there after the next release.
    response.writeHead(status, { ...headers, 'Cache-Control': CACHE_CONTROL.missing, ...more }).end();
  };
  return (request, response) => {
    const provider = providers.find(({ start }) => (request.url ?? '/').startsWith(start));
    if (provider) return passOn(provider.url, request, response);
    const path = pathUnder(basePath, request.url ?? '/');
    if (!['GET', 'HEAD'].includes(request.method ?? '')) return reject(response, 405, { Allow: 'GET, HEAD' });
    if (path === '') return reject(response, 308, { Location: basePath });
    const accepted = compress ? (request.headers['accept-encoding'] ?? '') : '';
    const file = path === null ? null : files.find(path, accepted);
    if (!file) return reject(response, 404);
    response.writeHead(200, { ...headers, ...file.headers });
    response.end(request.method === 'HEAD' ? undefined : file.body);
  };
}

/** Each is a url, or `path=url` for a part of the operations; the longest path first. */
function providersOf(api) {
  const providers = api.map((one) => {
    const end = one.startsWith('/') ? one.indexOf('=') : -1;
    const provider = end < 0 ? { start: '/api/', url: one } : { start: one.slice(0, end), url: one.slice(end + 1) };
    if (!/^https?:\/\//.test(provider.url) || !URL.canParse(provider.url))
      throw new Error(`${one} is no provider: expected https://api.example or /api/auth=https://auth.example.`);
    return provider;
  });
  return providers.sort((one, other) => other.start.length - one.start.length);
}

/** To the provider, for which this is no other origin. */
function passOn(provider, request, response) {
  const { url, method, headers } = request;
  const { host: _host, origin: _origin, ...rest } = headers;
  const target = new URL(url, provider);
  const send = target.protocol === 'https:' ? sendSecure : sendPlain;
  const sent = send(target, { method, headers: rest }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // A provider that resets ends this response, and not the server.
    pipeline(answer, response, () => undefined);
  });
  sent.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  pipeline(request, sent, () => undefined);
}

/** The part of the address below the sub-path, decoded; null where it lies outside or cannot be read, '' without its slash. */
function pathUnder(basePath, url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    if (`${path}/` === basePath) return '';
    return path.startsWith(basePath) ? `/${path.slice(basePath.length)}` : null;
  } catch {
    return null;
  }
}

function listen(server, port, host, tries) {
  return new Promise((done, fail) => {
    server.once('error', (error) => {
      const shouldRetry = error.code === 'EADDRINUSE' && tries > 1;
      shouldRetry ? listen(server, port + 1, host, tries - 1).then(done, fail) : fail(error);
    });
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      done(server.address().port);
    });
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4173' },
      host: { type: 'string', default: 'localhost' },
      'base-path': { type: 'string', default: '/' },
      connect: { type: 'string', multiple: true, default: [] },
      frame: { type: 'string', multiple: true, default: [] },
      api: { type: 'string', multiple: true, default: [] },
      settings: { type: 'string' },
      'trusted-types': { type: 'boolean', default: false },
    },
  });
  const { url: address } = await serve({
    dir: positionals[0] ?? 'dist',
    port: Number(values.port),
    host: values.host,
    basePath: values['base-path'],
    connectSrc: values.connect,
    frameSrc: values.frame,
    api: values.api,
    settings: values.settings && JSON.parse(values.settings),
    trustedTypes: values['trusted-types'],
  });
  console.log(address);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
