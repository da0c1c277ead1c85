import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.mjs';
import { bundlePrograms } from './bundle-programs.mjs';
import { encodingsOf } from './check-compression.mjs';
import { commandOf, copiesOf, healthCommandOf } from './container-findings.mjs';
import { headerLines } from './parts.mjs';
import { freePort, isListening, stopped } from './real-servers.mjs';
import { logIn, watch } from './walk-site.mjs';

/** Nobody; a container runs as a number that no system knows. */
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;
const UNPRIVILEGED = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};

/** Everything but one folder is read-only, for this process alone. */
const SEALED = `mount --bind "$1" "$1" && mount -o remount,ro,bind / && shift &&
  exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups "$@"`;
const CAN_SEAL = IS_ROOT && spawnSync('unshare', ['-m', 'setpriv', '--version']).status === 0;
const FILES = 'deploy/container';
const BRAND = 'Meridian </script> & "Söhne" 王';

/** What is in the image, laid out as its container file says, and only read from then on. */
async function layOut(file, folder) {
  const text = readFileSync(join(root, FILES, file), 'utf8');
  const programs = join(folder, 'programs');
  await bundlePrograms(programs);
  for (const { sources, target } of copiesOf(text)) {
    const place = target.replace('/opt/gatehouse', join(folder, 'opt'));
    for (const source of sources) {
      const from = source.replace(/^\/programs/, programs).replace(/^\/build\/dist$/, join(root, 'dist'));
      const isInto = target.endsWith('/');
      cpSync(from.startsWith('/') ? from : join(root, from), isInto ? join(place, from.split('/').at(-1)) : place, {
        recursive: true,
      });
    }
  }
  makeReadOnly(join(folder, 'opt'));
  return commandOf(text, 'ENTRYPOINT').map((word) => word.replace('/opt/gatehouse', join(folder, 'opt')));
}

function makeReadOnly(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  }
  chmodSync(folder, 0o555);
}

/** As the engine runs it, while the container is up. */
async function healthLines(file, environment) {
  const words = healthCommandOf(readFileSync(join(root, FILES, file), 'utf8'));
  const { child, output } = start(words, environment);
  const code = await new Promise((done) => child.once('close', done));
  return code === 0 ? [] : [`The health check ends with ${code}: ${output()}`];
}

/** As an engine does with `--read-only` and one folder that is not, where this machine allows it. */
function start(words, environment, folder) {
  const isSealed = CAN_SEAL && folder !== undefined;
  const [command, ...args] = isSealed ? ['unshare', '-m', 'sh', '-c', SEALED, 'sh', folder, ...words] : words;
  const child = spawn(command, args, {
    ...(isSealed ? {} : UNPRIVILEGED),
    cwd: '/',
    env: { PATH: `${join(process.execPath, '..')}:/usr/sbin:${process.env.PATH}`, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, output: () => output };
}

/** A folder that the user of the container may write to. */
function writable(folder) {
  mkdirSync(folder);
  if (IS_ROOT) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

export async function testConsoleContainer({ part: report, folder, browser, apiUrl, account }) {
  const part = (title, run) => report(`container of the console${CAN_SEAL ? ', read-only' : ''}: ${title}`, run);
  const command = await layOut('Containerfile', folder);
  const temporary = writable(join(folder, 'temporary'));
  const target = join(temporary, 'gatehouse');
  const port = await freePort();
  const environment = {
    GATEHOUSE_TARGET: target,
    PORT: String(port),
    VITE_BASE_PATH: '/console/',
    VITE_API_BASE_URL: apiUrl,
    VITE_BRAND_NAME: BRAND,
  };
  await part('a setting that cannot be used stops the start', async () => {
    const { child, output } = start(command, { ...environment, VITE_BRAND_ACCENT: 'red' }, temporary);
    const code = await new Promise((done) => child.once('close', done));
    const isStopped = code === 1 && output().includes('VITE_BRAND_ACCENT: "red"') && !existsSync(target);
    return { lines: isStopped ? [] : [`It ended with ${code}: ${output()}`] };
  });
  // The second time, it finds what it wrote the first time.
  for (const time of ['first', 'second']) {
    const { child, output } = start(command, environment, temporary);
    if (!(await isListening(port, child))) throw new Error(`The container does not start:\n${output()}`);
    const url = `http://127.0.0.1:${port}/console/`;
    try {
      await part(`headers, deep links, missing files, ${time} start`, async () => ({
        lines: [
          ...(await headerLines(url, encodingsOf('nginx'))),
          ...(await outsideLines(url)),
          ...(await healthLines('Containerfile', environment)),
        ],
      }));
      if (time === 'second') {
        await part('settings, and a log-in at an API of another origin', async () => ({
          lines: await consoleLines(browser, url, account),
        }));
      }
    } finally {
      const code = await stopped(child, 'SIGQUIT');
      if (code !== 0) await part('stops', async () => ({ lines: [`It ended with ${code}: ${output()}`] }));
    }
  }
}

async function outsideLines(url) {
  const expected = { '/-/health': 200, '/api/profile': 404, '/elsewhere': 404 };
  const found = await Promise.all(
    Object.entries(expected).map(async ([path, status]) => {
      const response = await fetch(new URL(path, url));
      return response.status === status ? [] : [`${path} has status ${response.status}, expected ${status}`];
    }),
  );
  return found.flat();
}

async function consoleLines(browser, url, account) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints = await watch(page);
  await page.goto(new URL('api-keys', url).href);
  const title = await page.locator('h1:visible').first().textContent();
  await page.waitForURL(/auth\/login/);
  await logIn(page, url, account, 'api-keys').catch((error) => complaints.push(`${error.message} (${page.url()})`));
  await context.close();
  return title === `Log in to ${BRAND}` ? complaints : [`The first heading is ${title}`, ...complaints];
}

export async function testMockServerContainer({ part, folder }) {
  const command = await layOut('mock-server.Containerfile', folder);
  const data = writable(join(folder, 'data'));
  const port = await freePort();
  const words = command.map((word) => word.replace(/^\/data/, data));
  const mails = async () => (await fetch(`http://127.0.0.1:${port}/mock/mails`)).json();
  const run = async (act) => {
    const { child, output } = start(words, { HOST: '127.0.0.1', PORT: String(port) }, data);
    if (!(await isListening(port, child))) throw new Error(`It does not start:\n${output()}`);
    const result = await act();
    const code = await stopped(child);
    if (code !== 0) throw new Error(`It ended with ${code}: ${output()}`);
    return result;
  };
  await part('container of the mock server: its data outlive it', async () => {
    const before = await run(async () => {
      await fetch(`http://127.0.0.1:${port}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'elena@northwall.example', recaptchaToken: 'token' }),
      });
      return mails();
    });
    const after = await run(mails);
    const health = await run(() => healthLines('mock-server.Containerfile', { PORT: String(port) }));
    const isSame =
      JSON.stringify(before).includes('reset-password') && JSON.stringify(before) === JSON.stringify(after);
    return { lines: isSame ? health : [`${JSON.stringify(before)} became ${JSON.stringify(after)}`] };
  });
}
