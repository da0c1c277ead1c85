// test:deploy: a real nginx and a real Caddy send the built console with the configurations in `deploy`.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get as getPlainly } from 'node:http';
import { get as getSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt } from '../build-output.mjs';
import { chromiumFlags, ensureChromium } from '#tools/scripts/find-browsers.mjs';
import { ensurePackages, root } from '../packages.mjs';
import { compressionFindings, encodingsOf } from './check-compression.mjs';
import { createCertificate, missingServers, SITES, startSecureApi, startSite } from './real-servers.mjs';
import { createParts, headerLines } from './parts.mjs';
import { testConsoleContainer, testMockServerContainer } from './test-containers.mjs';
import { TWO_VERSIONS, testTwoVersions } from './test-two-versions.mjs';
import { walkSite } from './walk-site.mjs';

const ACCOUNT = { email: 'elena@northwall.example', password: 'Northwall-2026' };

function giveUp(line) {
  console.error(line);
  process.exit(1);
}

/** The provider is TypeScript that a bundler resolves: vite, which is here anyway, runs it. */
async function startProvider() {
  const { runnerImport } = await import('vite');
  const options = { root, configFile: false, logLevel: 'error' };
  const { module } = await runnerImport('/mocks/http/node-server.ts', options);
  return module.startMockServer({ port: 0, host: '127.0.0.1', seed: 'gatehouse', scenario: 'visitor' });
}

async function launchBrowser() {
  const { chromium } = await import('playwright');
  return chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags() });
}

async function plainLines(plainUrl, url) {
  const response = await fetch(new URL('api-keys', plainUrl), { redirect: 'manual' });
  const location = response.headers.get('location') ?? '';
  const isRedirect = response.status === 308 && location.startsWith('https://');
  return isRedirect ? [] : [`http is no redirect to ${url}: ${response.status} ${location}`];
}

/** Each with a token that no log may have. */
const SECRET_PATHS = [
  'reset-password/a.SECRET.c',
  'dashboard/change-email/a.SECRET.c',
  'team/accept-ownership/a.SECRET.c',
  'auth/team/register/a.SECRET.c?from=mail',
  'auth/login?app=google&code=SECRET&state=SECRET',
];

function statusOf(url, { certificate }) {
  const get = url.protocol === 'https:' ? getSecurely : getPlainly;
  return new Promise((done, fail) => {
    get(url, { ca: readFileSync(certificate) }, (response) => done(response.resume().statusCode)).on('error', fail);
  });
}

/** nginx alone logs by itself; it sees them over http too, before the redirect. */
async function logLines(folder, urls, certificate) {
  for (const url of urls) for (const path of SECRET_PATHS) await statusOf(new URL(path, url), certificate);
  const log = readFileSync(join(folder, 'gatehouse.log'), 'utf8');
  const logged = log.split('\n').filter((line) => line.includes('team/register/***')).length;
  return [
    ...(log.includes('SECRET') ? ['the log has a token'] : []),
    ...(logged === urls.length ? [] : [`the log has ${logged} of ${urls.length} masked requests`]),
  ];
}

/** A server under another certificate is not the API. */
async function impostorLines(site, options) {
  const { url, stop } = await startSite(site, options);
  const status = await statusOf(new URL('/api/roles-and-permissions', url), options.certificate).finally(stop);
  return status === 502 ? [] : [`a call to an API that nobody vouches for has status ${status}, expected 502`];
}

async function testSite(site, { part: report, folder, certificate, apiUrl, secureApiUrl, browser }) {
  const part = (title, run) => report(`${site.title}: ${title}`, run);
  const isNginx = site.server === 'nginx';
  const api = isNginx ? { apiUrl: secureApiUrl, trusted: certificate.certificate } : { apiUrl };
  const { url, plainUrl, stop } = await startSite(site, { folder, certificate, ...api });
  const encodings = encodingsOf(site.server);
  try {
    await part('headers, deep links, missing files', async () => ({
      lines: await headerLines(url, encodings, certificate.certificate),
      figure: '',
    }));
    await part('http leads to https', async () => ({ lines: await plainLines(plainUrl, url), figure: '' }));
    await part('compressed copies', async () => {
      const { findings, count } = await compressionFindings({ url, build: join(folder, 'srv/console'), encodings });
      return { lines: findings, figure: `, ${count} responses of ${encodings.join(' and ')}` };
    });
    await part('walk with Trusted Types', async () => {
      const { screens, complaints } = await walkSite(browser, url, ACCOUNT);
      return { lines: complaints, figure: `, ${screens} pages` };
    });
    if (isNginx) {
      await part('no token in the log', async () => ({
        lines: await logLines(folder, [url, new URL(new URL(url).pathname, plainUrl).href], certificate),
      }));
    }
  } finally {
    await stop();
  }
}

ensurePackages();
const missing = missingServers();
if (missing.length > 0) giveUp(`Install ${missing.join(' and ')} first: sudo apt-get install ${missing.join(' ')}`);
if (!isBuilt('production') && !build('production')) giveUp('The production build fails: npm run build');

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-deploy-'));
// The containers run as somebody else.
chmodSync(folder, 0o755);
const certificate = createCertificate(folder);
const [provider, browser] = await Promise.all([startProvider(), launchBrowser()]);
const secureApi = await startSecureApi(provider.url, certificate);
const { part, failedCount } = createParts();
const shared = { part, certificate, apiUrl: provider.url, secureApiUrl: secureApi.url, browser, account: ACCOUNT };
const ownFolder = (name) => {
  const own = join(folder, name);
  mkdirSync(own);
  return own;
};
try {
  for (const [index, site] of SITES.entries()) await testSite(site, { ...shared, folder: ownFolder(String(index)) });
  await part('nginx: an API without a trusted certificate', async () => ({
    lines: await impostorLines(SITES[0], { folder: ownFolder('impostor'), certificate, apiUrl: secureApi.url }),
  }));
  for (const site of TWO_VERSIONS) await testTwoVersions(site, { ...shared, folder: ownFolder(site.server) });
  await testConsoleContainer({ ...shared, folder: ownFolder('container') });
  await testMockServerContainer({ ...shared, folder: ownFolder('mock-server') });
} finally {
  await Promise.all([provider.close(), secureApi.close(), browser.close()]);
  rmSync(folder, { recursive: true });
}
console.log(failedCount() === 0 ? 'All parts passed.' : `${failedCount()} parts failed.`);
process.exitCode = failedCount() === 0 ? 0 : 1;
