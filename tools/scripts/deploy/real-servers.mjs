import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { inlineHashes } from '../inline-hashes.mjs';
import { operatedPage } from '../page.mjs';
import { root } from '../packages.mjs';
import { staticHostFiles } from './static-host.mjs';

const ATTEMPTS = 100;
const NGINX_MODULES = '/etc/nginx/modules-enabled/*.conf';
/** Where those look for their libraries is below the folder that nginx runs in. */
const NGINX_LIBRARIES = '/usr/lib/nginx/modules';

/** The configurations that are tested, each as an operator would use it. */
export const SITES = [
  { title: 'nginx at the root', server: 'nginx', file: 'deploy/nginx/gatehouse.conf', basePath: '/' },
  {
    title: 'nginx below a sub-path',
    server: 'nginx',
    file: 'deploy/nginx/gatehouse-subpath.conf',
    basePath: '/console/',
  },
  { title: 'Caddy at the root', server: 'caddy', file: 'deploy/caddy/Caddyfile', basePath: '/' },
  { title: 'Caddy below a sub-path', server: 'caddy', file: 'deploy/caddy/Caddyfile-subpath', basePath: '/console/' },
];

const START = { nginx: startNginx, caddy: startCaddy };

/** Installs what is missing where that needs no question, and answers the servers that are still not there. */
export function missingServers() {
  const isMissing = (name) => spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error !== undefined;
  const missing = ['nginx', 'caddy'].filter(isMissing);
  if (missing.length === 0 || process.getuid?.() !== 0) return missing;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const brotli = missing.includes('nginx')
    ? ['libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter']
    : [];
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing, ...brotli], { env, stdio: 'ignore' });
  return missing.filter(isMissing);
}

/** A certificate for localhost, that check-headers gets to trust. */
export function createCertificate(folder) {
  const [key, certificate] = [join(folder, 'localhost.key'), join(folder, 'localhost.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...kind, ...files, ...subject], { stdio: 'ignore' });
  return { key, certificate };
}

/** The provider behind https, with the certificate of the test. */
export async function startSecureApi(apiUrl, { key, certificate }) {
  const options = { key: readFileSync(key), cert: readFileSync(certificate) };
  const server = createSecureServer(options, (incoming, response) => {
    const { url, method, headers } = incoming;
    const passedOn = request(new URL(url, apiUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(passedOn);
  });
  const port = await freePort();
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return { url: `https://localhost:${port}`, close: () => server.close() };
}

/**
 * Starts a server with its configuration, whose host names, folders and ports become those of this machine.
 * @param {(typeof SITES)[number]} site
 */
export async function startSite(site, { folder, certificate, apiUrl, trusted }) {
  const [port, plainPort] = [await freePort(), await freePort()];
  const { origin } = new URL(`https://localhost:${port}`);
  for (const { basePath, name = 'console', change } of site.versions ?? [site]) {
    const build = join(folder, 'srv', name);
    cpSync(join(root, 'dist'), build, { recursive: true });
    operate(build, basePath, { apiBaseUrl: origin }, change);
  }
  const child = START[site.server](site, { folder, certificate, apiUrl, trusted, port, plainPort });
  let output = '';
  child.stderr.on('data', (text) => (output += text));
  const stop = () => stopped(child);
  if (await isListening(port, child))
    return { url: `${origin}${site.basePath}`, plainUrl: `http://localhost:${plainPort}/`, stop };
  await stop();
  throw new Error(`${site.server} does not start:\n${output}`);
}

/** Edits index.html as an operator would; `change` makes another release of it. */
function operate(build, basePath, settings, change = (html) => html) {
  const file = join(build, 'index.html');
  const page = change(readFileSync(file, 'utf8'));
  writeFileSync(file, operatedPage(page, { basePath, settings }));
  for (const { fileName, source } of staticHostFiles({ inline: inlineHashes(page), basePath }))
    writeFileSync(join(build, fileName), source);
}

/** @param {import('node:child_process').ChildProcess} child */
export function stopped(child, signal = 'SIGTERM') {
  return new Promise((done) => {
    if (child.exitCode !== null) return done(child.exitCode);
    child.once('exit', done).kill(signal);
  });
}

/**
 * @param {{ file: string }} site
 * @param {{ folder: string, certificate: { key: string, certificate: string }, apiUrl: string, port: number, plainPort: number,
 *   trusted?: string, sources?: string }} options whom nginx trusts for the API, or those of the system; whose configuration
 */
export function startNginx({ file }, { folder, certificate, apiUrl, trusted, port, plainPort, sources = root }) {
  const site = readFileSync(join(sources, file), 'utf8')
    .replaceAll('/srv/gatehouse', join(folder, 'srv'))
    .replace('/etc/ssl/console.acme.example.pem', certificate.certificate)
    .replace('/etc/ssl/console.acme.example.key', certificate.key)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace('https://api.acme.example', apiUrl)
    .replaceAll('api.acme.example', new URL(apiUrl).hostname)
    .replaceAll('/var/log/nginx', folder)
    .replace('/etc/ssl/certs/ca-certificates.crt', trusted ?? '$&');
  cpSync(join(sources, 'deploy/nginx/snippets'), join(folder, 'snippets'), { recursive: true });
  writeFileSync(join(folder, 'site.conf'), site);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path temp/${kind};`);
  mkdirSync(join(folder, 'temp'));
  if (existsSync(NGINX_LIBRARIES)) symlinkSync(NGINX_LIBRARIES, join(folder, 'modules'));
  const main = `include ${NGINX_MODULES};
daemon off;
master_process off;
pid nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${folders.join(' ')}
  include site.conf;
}
`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  return spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

function startCaddy({ file }, { folder, certificate, apiUrl, port, plainPort }) {
  const global = `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n}\n`;
  const site = readFileSync(join(root, file), 'utf8')
    .replaceAll('/srv/gatehouse', join(folder, 'srv'))
    .replace(
      /^console\.acme\.example \{$/m,
      `localhost {\n\tbind 127.0.0.1\n\ttls ${certificate.certificate} ${certificate.key}`,
    )
    .replace('https://api.acme.example', apiUrl);
  const headers = 'gatehouse-headers.caddy';
  cpSync(join(root, 'deploy/caddy', headers), join(folder, headers));
  writeFileSync(join(folder, 'Caddyfile'), `${global}${site}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return spawn('caddy', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** @returns {Promise<number>} */
export async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Whether the server accepts connections before it gives up. */
export async function isListening(port, child) {
  for (let attempt = 0; attempt < ATTEMPTS && child.exitCode === null; attempt += 1) {
    const isOpen = await new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
}
