import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '#mocks/http/node-server.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { runCli } from '#tools/conformance/cli.ts';
import { readCliOptions, UsageError } from '#tools/conformance/cli-options.ts';

const { activeCustomer: account, twoFactor } = demoAccounts;

async function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const printed = { output: '', complaints: '' };
  const exitCode = await runCli(args, environment, {
    print: (text) => void (printed.output += text),
    complain: (text) => void (printed.complaints += text),
  });
  return { exitCode, ...printed };
}

describe('the command', () => {
  let server: MockServer;
  beforeAll(async () => {
    server = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'kit', scenario: 'visitor' });
  });
  afterAll(() => server.close());

  const access = () => ['--url', server.url, '--email', account.email, '--password', account.password];

  it('finds that all operations of the mock server conform, the optional ones too', async () => {
    const second = ['--two-factor-email', twoFactor.email, '--two-factor-password', twoFactor.password];
    const hooks = ['--register', '--hooks', `${server.url}/mock/`, '--code', twoFactor.code, '--basic', 'Иван:тайна'];
    const { output, exitCode, complaints } = await run([...access(), ...second, ...hooks]);
    const all = Object.keys(endpoints).length;
    expect(output).toContain(`${all} of ${all} operations conform`);
    expect(complaints).toContain('stays');
    expect(exitCode).toBe(0);
  });

  it('takes passwords from the environment and prints none of them', async () => {
    const args = ['--url', server.url, '--email', account.email, '--only', 'logIn,profile', '--format', 'json'];
    const { output, exitCode } = await run(args, { GATEHOUSE_PASSWORD: account.password });
    expect(JSON.parse(output)).toMatchObject({ failed: false, operations: [{ name: 'logIn' }, { name: 'profile' }] });
    expect(output).not.toContain(account.password);
    expect(exitCode).toBe(0);
  });

  it('ends with 1 where the console would break', async () => {
    const { output, exitCode } = await run([...access().slice(0, -1), 'Wrong-password-1', '--only', 'logIn']);
    expect(output).toContain('breaks: status: expected 2xx; seen: 400 (wrong_credentials)\n    logIn  → Log in');
    expect(output).not.toContain('Wrong-password-1');
    expect(exitCode).toBe(1);
  });

  it('compares with the report of an earlier run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
    const file = join(folder, 'report.json');
    const only = [...access(), '--only', 'logIn', '--fail-on', 'new', '--baseline', file];
    expect((await run(only)).complaints).toContain('is no report of an earlier run');
    await run([...access(), '--only', 'logIn', '--format', 'json', '--output', file]);
    expect((await run(only)).exitCode).toBe(0);
    rmSync(folder, { recursive: true });
  });

  it('explains itself', async () => {
    expect(await run(['--help'])).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('--read-only') as string,
    });
    const { exitCode, complaints } = await run([]);
    expect(exitCode).toBe(2);
    expect(complaints).toContain('--url, --email and --password are needed.');
  });
});

describe('the options', () => {
  const access = ['--url', 'https://api.example', '--email', 'a@b.example', '--password', 'secret'];
  const read = (...args: string[]) => readCliOptions([...access, ...args], {}, 'mark');

  it('are another origin and every operation unless they say otherwise', () => {
    const conformance = { origin: 'https://console.example', only: null, readOnly: false, register: false };
    expect(read()).toMatchObject({ format: 'text', failOn: 'breaks', baseline: null, conformance });
    expect(read('--origin', 'none', '--only', 'logIn')?.conformance).toMatchObject({ origin: null, only: ['logIn'] });
  });

  it.each([
    { args: ['--only', 'logOut'], complaint: 'There is no operation logOut.' },
    { args: ['--format', 'xml'], complaint: 'There is no format xml' },
    { args: ['--fail-on', 'all'], complaint: 'There is no --fail-on all: breaks, tolerated, new, never.' },
    { args: ['--fail-on', 'new'], complaint: '--fail-on new needs --baseline' },
    { args: ['--register'], complaint: '--register needs --hooks' },
    { args: ['--two-factor-email', 'c@d.example'], complaint: '--two-factor-email needs' },
    { args: ['--verbose'], complaint: 'Unknown option' },
    { args: ['--url', 'api.example'], complaint: 'api.example is no URL.' },
  ])('are rejected with a reason: $args', ({ args, complaint }) => {
    expect(() => read(...args)).toThrow(UsageError);
    expect(() => read(...args)).toThrow(complaint);
  });
});
