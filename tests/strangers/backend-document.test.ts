import { type ChildProcess, execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '#tools/scripts/packages.mjs';
import { freePort, startCommand, startPrism } from './prism.ts';

/** The commands of docs/backend.md, as they stand there but for the ports. */

const text = readFileSync(join(root, 'docs/backend.md'), 'utf8');
const printed = [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'));
const { dependencies } = JSON.parse(readFileSync(join(root, 'tools/strangers/package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const prism = `npx @stoplight/prism-cli@${dependencies['@stoplight/prism-cli'] ?? ''} `;
const serve = 'node tools/scripts/serve.mjs ';
const PORTS = ['4010', '4011', '4020', '4173'];

const used = new Map<string, string>();
const started: ChildProcess[] = [];
const here = (command: string) => command.replaceAll(/\b4\d{3}\b/g, (port) => used.get(port) ?? port);
const words = (command: string) => here(command).split(' ');

/** Takes it out of the list: what is left at the end was not run. */
function take(start: string): string {
  const index = printed.findIndex((command) => command.startsWith(start));
  if (index < 0) throw new Error(`docs/backend.md has no command ${start}`);
  return printed.splice(index, 1)[0] ?? '';
}

async function runs(child: Promise<ChildProcess>): Promise<ChildProcess> {
  started.push(await child);
  return child;
}

const startServer = (command: string) => runs(startCommand(words(command).slice(1), /http:\/\//));

function logIn(port: string, body: object): Promise<Response> {
  const url = here(`http://localhost:${port}/api/auth/login`);
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

beforeAll(async () => {
  for (const port of PORTS) used.set(port, String(await freePort()));
});

afterAll(() => {
  for (const child of started) child.kill();
});

describe('docs/backend.md', () => {
  it('starts a mock, which the console logs in to', async () => {
    await runs(startPrism(words(take(`${prism}mock `).slice(prism.length))));
    expect(take('npm run build')).toBe('npm run build');
    const site = await startServer(take(serve));
    const response = await logIn('4173', { email: 'ada@lovelace.example', password: 'x', disableRecaptcha: true });
    expect([response.status, response.headers.get('x-refresh-token')]).toEqual([200, expect.stringMatching(/^ey/)]);
    site.kill();
  });

  it('shows another account by its name', async () => {
    const [, ...given] = [...take('curl ').matchAll(/'([^']+)'|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
    const { stdout } = await promisify(execFile)('curl', ['-s', ...given.map(here)]);
    expect(JSON.parse(stdout)).toMatchObject({ data: { item: { suspended: true } } });
  });

  it('replaces operations behind a proxy that validates', async () => {
    const provider = take('npm run mock-server -- ').replace(
      'npm run mock-server -- ',
      'tools/scripts/mock-server.mjs ',
    );
    await runs(startCommand(words(provider), /http:\/\//));
    await runs(startPrism(words(take(`${prism}proxy `).slice(prism.length))));
    used.set('4173', String(await freePort()));
    await startServer(take(serve));
    const person = { email: 'elena@northwall.example', password: 'Northwall-2026', disableRecaptcha: true };
    const response = await logIn('4173', person);
    expect(response.status).toBe(200);
    expect((await logIn('4173', { ...person, password: 'wrong' })).status).toBe(400);
    expect((await logIn('4173', { email: person.email })).status).toBe(422);
    const headers = { authorization: `Bearer ${response.headers.get('x-refresh-token') ?? ''}` };
    expect((await fetch(here('http://localhost:4173/api/account/profile'), { headers })).status).toBe(200);
  });

  it('ends with the kit, and there is no other command', async () => {
    const kit = take('npm run conformance -- ').replace('npm run conformance -- ', '');
    const program = 'tools/scripts/conformance/gatehouse-conformance.mjs';
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...words(kit)], { cwd: root });
    expect(stdout).toContain('0 break a screen');
    expect(printed).toEqual([]);
  });
});
