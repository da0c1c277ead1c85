import { spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type CodeRequest, formatRequestCode } from '#src/domain/shared/request-code.ts';

const BODY = '{"note":"it\'s \\"${x}\\" $(id) `y`"}';
const request: CodeRequest = {
  method: 'POST',
  url: 'https://api.example/api/x?y=1',
  headers: [
    { name: 'Authorization', value: 'Bearer ', variable: 'API_TOKEN' },
    { name: 'Content-Type', value: 'application/json' },
  ],
  body: BODY,
};

describe('a request as code', () => {
  it('in curl completes a header from the environment', () => {
    const script = `curl() { printf '%s\\0' "$@"; }\n${formatRequestCode('curl', request)}`;
    const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { API_TOKEN: 'the-token' } });
    expect(stdout.split('\0')).toEqual([
      ...['-X', 'POST', '-H', 'Authorization: Bearer the-token', '-H', 'Content-Type: application/json'],
      ...['--data-raw', BODY, 'https://api.example/api/x?y=1', ''],
    ]);
  });

  it('in curl executes nothing of a header', () => {
    const headers = [{ name: 'x', value: '$(id)`id`"\\', variable: 'API_TOKEN' }];
    const script = `curl() { printf '%s\\0' "$@"; }\n${formatRequestCode('curl', { ...request, headers, body: null })}`;
    const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { API_TOKEN: 'T' } });
    expect(stdout.split('\0')[3]).toBe('x: $(id)`id`"\\T');
  });

  it('in JavaScript sends the same', async () => {
    const sent: RequestInit[] = [];
    const fetchLike = (_: string, options: RequestInit) => {
      sent.push(options);
      return Promise.resolve({ status: 200, text: () => Promise.resolve('') });
    };
    const globals = {
      fetch: fetchLike,
      process: { env: { API_TOKEN: 'the-token' } },
      console: { log: () => undefined },
    };
    await runInNewContext(`(async () => { ${formatRequestCode('javascript', request)} })()`, globals);
    expect(sent[0]).toMatchObject({ method: 'POST', body: BODY, headers: { Authorization: 'Bearer the-token' } });
  });

  it('in Python completes a header from the environment', () => {
    const code = formatRequestCode('python', request);
    expect(code).toContain(
      'headers={"Authorization": "Bearer " + os.environ["API_TOKEN"], "Content-Type": "application/json"}',
    );
    expect(code.startsWith('import os\n')).toBe(true);
  });

  it.each(['javascript', 'python'] as const)('in %s has no headers where none were sent', (language) => {
    const code = formatRequestCode(language, { ...request, headers: [] });
    expect(code).not.toMatch(/headers|import os/);
  });
});
