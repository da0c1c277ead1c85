import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { toCurl } from '#src/domain/logs/request-curl.ts';

const BASE = 'https://rest.gatehouse.example/';

/** What a shell would hand to curl, with the person's key. */
function runWithCurl(request: object | string, base = BASE): readonly string[] {
  const text = typeof request === 'string' ? request : JSON.stringify(request);
  const script = `curl() { printf '%s\\0' "$@"; }\n${toCurl(text, base) ?? 'false'}`;
  const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { API_KEY: 'the-key' } });
  return stdout.split('\0').slice(0, -1);
}

describe('a logged request as curl', () => {
  it('is what it looks like', () => {
    expect(toCurl('{"method":"GET","path":"/blocks/latest"}', BASE)).toBe(
      ['curl', '-H "x-api-key: $API_KEY"', '"https://rest.gatehouse.example/blocks/latest"'].join(' \\\n  '),
    );
  });

  it('requests the same again, with the key that the shell knows', () => {
    expect(runWithCurl({ method: 'GET', path: '/blocks/latest' })).toEqual([
      ...['-H', 'x-api-key: the-key', 'https://rest.gatehouse.example/blocks/latest'],
    ]);
  });

  it('sends the body on as it is spelled, to the last digit', () => {
    const body = '{ "wei": 8912691952751000000001, "note": "it\'s $(id) `x` !" }';
    const args = runWithCurl(`{"method":"post","path":"/send","body":${body}}`);
    expect(args).toEqual([
      ...['-X', 'POST', '-H', 'x-api-key: the-key', '-H', 'content-type: application/json'],
      ...['--data-raw', body, 'https://rest.gatehouse.example/send'],
    ]);
  });

  it('sends a body that was logged as text as that text', () => {
    expect(runWithCurl({ method: 'PUT', path: 'x', body: 'a "b"\nc' })).toContain('a "b"\nc');
  });

  it('never executes a path', () => {
    const path = `/a"b'c\`id\`$(id)\${HOME}!;&|x`;
    expect(runWithCurl({ method: 'GET', path }).at(-1)).toBe(`https://rest.gatehouse.example${path}`);
    expect(runWithCurl({ url: 'https://other.example/x?y=1&z=2' }).at(-1)).toBe('https://other.example/x?y=1&z=2');
  });

  it('never executes a method', () => {
    expect(runWithCurl({ method: 'GET; id', path: '/x', body: {} }).slice(0, 2)).toEqual(['-X', 'GET; ID']);
  });

  it.each(['', 'not JSON', '[]', '{}', '{"method":"GET"}', '{"path":""}', '{"path":7}'])(
    'is empty for %j, which has no request',
    (request) => {
      expect(toCurl(request, BASE)).toBeNull();
    },
  );
});
