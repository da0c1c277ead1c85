import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { toSnippet } from '#src/domain/logs/request-snippets.ts';

const BASE = 'https://rest.gatehouse.example/';

/** What a shell would hand to curl, with the person's key. */
function runWithCurl(request: object | string, base = BASE): readonly string[] {
  const text = typeof request === 'string' ? request : JSON.stringify(request);
  const script = `curl() { printf '%s\\0' "$@"; }\n${toSnippet('curl', text, base) ?? 'false'}`;
  const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env: { API_KEY: 'the-key' } });
  return stdout.split('\0').slice(0, -1);
}

describe('a logged request as curl', () => {
  it('is what it looks like', () => {
    expect(toSnippet('curl', '{"method":"GET","path":"/blocks/latest"}', BASE)).toBe(
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

  it('names a method that is not GET, and GET where it has a body', () => {
    expect(runWithCurl({ method: 'DELETE', path: '/x' }).slice(0, 2)).toEqual(['-X', 'DELETE']);
    expect(runWithCurl({ method: 'GET', path: '/x', body: {} }).slice(0, 2)).toEqual(['-X', 'GET']);
    expect(runWithCurl({ path: '/x' })[0]).toBe('-H');
  });

  it.each([{ body: null }, { body: '' }, {}])('has no body with %j', (fields) => {
    expect(runWithCurl({ method: 'POST', path: '/x', ...fields })).not.toContain('--data-raw');
  });

  it.each([
    ['https://rest.gatehouse.example', '/blocks', 'https://rest.gatehouse.example/blocks'],
    ['https://rest.gatehouse.example//', '//blocks', 'https://rest.gatehouse.example/blocks'],
    ['https://rest.gatehouse.example/v3/', 'blocks/', 'https://rest.gatehouse.example/v3/blocks/'],
    ['https://rest.gatehouse.example', 'a//b', 'https://rest.gatehouse.example/a//b'],
    ['https://a.example//b', 'x', 'https://a.example//b/x'],
    ['https://rest.gatehouse.example', 'HTTP://other.example/', 'HTTP://other.example/'],
    ['https://rest.gatehouse.example', '/to?next=https://x', 'https://rest.gatehouse.example/to?next=https://x'],
  ])('of %s and %s goes to %s', (base, path, url) => {
    expect(runWithCurl({ path }, base).at(-1)).toBe(url);
  });

  it('never executes a path', () => {
    const path = `/a"b'c\`id\`$(id)\${HOME}!;&|x`;
    expect(runWithCurl({ method: 'GET', path }).at(-1)).toBe(`https://rest.gatehouse.example${path}`);
    expect(runWithCurl({ url: 'https://other.example/x?y=1&z=2' }).at(-1)).toBe('https://other.example/x?y=1&z=2');
  });

  it('never executes a method', () => {
    expect(runWithCurl({ method: 'GET; id', path: '/x', body: {} }).slice(0, 2)).toEqual(['-X', 'GET; ID']);
  });

  it.each([
    '',
    'not JSON',
    '[]',
    '{}',
    '{"method":"GET"}',
    '{"path":""}',
    '{"path":7}',
    '{"path":"/x"',
    '{"path":/x"}',
  ])('is empty for %j, which has no request', (request) => {
    expect(toSnippet('curl', request, BASE)).toBeNull();
  });
});
