import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createReplayTransport } from '#mocks/http/recording-transport.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { readRecording } from '#src/application/demo/recording-store.ts';
import { openMockServer } from '#tools/mock-server/open-mock-server.ts';
import { readOptions } from '#tools/mock-server/read-options.ts';

const { email, password } = demoAccounts.activeCustomer;
const JSON_TYPE = { 'content-type': 'application/json' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-server-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (...args: string[]) => openMockServer(readOptions(['--port', '0', ...args])!);

async function logIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email, password }),
  });
  return { ...JSON_TYPE, authorization: `Bearer ${response.headers.get('x-refresh-token')}` };
}

const createKey = (url: string, headers: Record<string, string>, name: string) =>
  fetch(`${url}/api/api-keys`, { method: 'POST', headers, body: JSON.stringify({ name }) });

const listKeys = async (url: string, headers: Record<string, string>) =>
  (await fetch(`${url}/api/api-keys?limit=3`, { headers })).text();

describe('the data file of the mock server', () => {
  it('has the data and the sessions after a restart', async () => {
    const file = join(folder, 'data.json');
    const first = await open('--data', file, '--scenario', 'active-customer');
    const headers = await logIn(first.url);
    expect((await createKey(first.url, headers, 'survives-restarts')).status).toBe(200);
    await first.close();
    const second = await open('--data', file);
    expect(second.provider.scenario).toBe('active-customer');
    expect(await listKeys(second.url, headers)).toContain('survives-restarts');
    await second.close();
    expect(readdirSync(folder)).toEqual(['data.json']);
  });

  it('is left as it is when it has other data, or none of this version', async () => {
    const file = join(folder, 'data.json');
    await (await open('--data', file)).close();
    const written = readFileSync(file, 'utf8');
    await expect(open('--data', file, '--scenario', 'free-plan')).rejects.toThrow('has the scenario visitor');
    await expect(open('--data', file, '--seed', 'other')).rejects.toThrow('with the seed gatehouse');
    expect(readFileSync(file, 'utf8')).toBe(written);
    writeFileSync(file, '{"version":1}');
    await expect(open('--data', file)).rejects.toThrow('has no data of this version');
    expect(readFileSync(file, 'utf8')).toBe('{"version":1}');
  });

  it('may fail to be written, which is printed and breaks no call', async () => {
    const lines: string[] = [];
    const settings = readOptions(['--port', '0', '--data', join(folder, 'missing', 'data.json')])!;
    const server = await openMockServer(settings, (line) => lines.push(line));
    expect((await createKey(server.url, await logIn(server.url), 'in-memory')).status).toBe(200);
    expect(lines[0]).toMatch(/^The data were not saved: ENOENT/);
    await server.close();
  });
});

describe('the faults of the mock server', () => {
  it('break the operations that are named, as in the demo, and readable across origins', async () => {
    const server = await open(
      '--fault',
      'profile:cut',
      '--fault',
      'listPlans:503',
      '--fault',
      'listApiKeys:wrong-types',
    );
    const headers = { ...(await logIn(server.url)), origin: 'http://console.example' };
    await expect(fetch(`${server.url}/api/account/profile`, { headers })).rejects.toThrow();
    const plans = await fetch(`${server.url}${endpoints.listPlans.path}`, { headers });
    expect(plans.status).toBe(503);
    expect(plans.headers.get('retry-after')).toBe('5');
    expect(plans.headers.get('access-control-allow-origin')).toBe('http://console.example');
    expect(await plans.json()).toMatchObject({ error: { code: 'maintenance' } });
    expect(JSON.parse(await listKeys(server.url, headers))).toEqual({ context: {}, data: { item: 7, items: 'none' } });
    expect((await fetch(`${server.url}${endpoints.listApiVersions.path}`, { headers })).status).toBe(200);
    await server.close();
  });

  it('can break every call, and leave what is no operation alone', async () => {
    const server = await open('--fault', '*:204');
    expect((await fetch(`${server.url}${endpoints.localization.path}`)).status).toBe(204);
    expect((await fetch(`${server.url}/mock/mails`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404);
    await server.close();
  });

  it('come after the latency', async () => {
    const server = await open('--latency', '60', '--fault', '*:500');
    const before = performance.now();
    expect((await fetch(`${server.url}${endpoints.localization.path}`)).status).toBe(500);
    expect(performance.now() - before).toBeGreaterThanOrEqual(55);
    await server.close();
  });
});

describe('the recording of the mock server', () => {
  it('is replayed by the demo, and has no secret', async () => {
    const file = join(folder, 'calls.json');
    const server = await open('--record', file, '--fault', 'listApiKeys:wrong-types');
    const headers = await logIn(server.url);
    await listKeys(server.url, headers);
    expect((await createKey(server.url, headers, 'recorded')).status).toBe(200);
    await server.close();
    const text = readFileSync(file, 'utf8');
    for (const secret of [email, password, headers['authorization']!.slice(7)]) expect(text).not.toContain(secret);
    const recording = readRecording(text);
    if (typeof recording === 'string') throw new Error(recording);
    expect(recording.exchanges.map(({ operation }) => operation)).toEqual(['logIn', 'listApiKeys', 'createApiKey']);
    const request = { headers: {}, body: undefined, signal: undefined, timeoutMs: 1000 };
    const url = `http://demo.example${endpoints.listApiKeys.path}?limit=3`;
    const replayed = await createReplayTransport(recording)({ ...request, endpoint: endpoints.listApiKeys, url });
    // The provider's own response: a fault is the server's and is not recorded.
    expect(replayed.status).toBe(200);
  });
});

describe('npm run mock-server', () => {
  it('says where it is, and prints the mails that it would send', { timeout: 60_000 }, async () => {
    const command = ['tools/scripts/mock-server.mjs', '--port', '0'];
    const server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void server.kill());
    const lines = createInterface({ input: server.stdout });
    const printed: AsyncIterator<string, undefined> = lines[Symbol.asyncIterator]();
    const lineWith = async (pattern: RegExp): Promise<string> => {
      const { value, done } = await printed.next();
      if (done) throw new Error('It ended.');
      return pattern.exec(value)?.[0] ?? lineWith(pattern);
    };
    const url = await lineWith(/http:\/\/\S+(?=,)/);
    const forgotten = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ email }) };
    expect((await fetch(`${url}/api/auth/forgot-password`, forgotten)).ok).toBe(true);
    expect(await lineWith(/Mail to .*/)).toMatch(`Mail to ${email}: password-reset: /reset-password/`);
  });
});
