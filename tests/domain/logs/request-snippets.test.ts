import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { toSnippet } from '#src/domain/logs/request-snippets.ts';

const BASE = 'https://rest.gatehouse.example/';
const BODY = '{"wei":8912691952751000000001,"note":"it\'s \\"${x}\\""}';
const POST = `{"method":"post","path":"/send","body":${BODY}}`;

interface Sent {
  readonly url: string;
  readonly options: RequestInit;
}

/** What the snippet would send with `fetch`. */
async function runJavaScript(code: string): Promise<Sent> {
  const sent: Sent[] = [];
  const fetchLike = (url: string, options: RequestInit) => {
    sent.push({ url, options });
    return Promise.resolve({ status: 200, text: () => Promise.resolve('') });
  };
  const globals = { fetch: fetchLike, process: { env: { API_KEY: 'the-key' } }, console: { log: () => undefined } };
  await runInNewContext(`(async () => { ${code} })()`, globals);
  return sent[0]!;
}

const headersOf = ({ headers }: RequestInit) => Object.fromEntries(new Headers(headers));

describe('a logged request as code', () => {
  it('is not there where nobody knows the gateway', () => {
    expect(toSnippet('curl', POST, '')).toBeNull();
  });

  it('in JavaScript sends the same again, to the last digit', async () => {
    const { url, options } = await runJavaScript(toSnippet('javascript', POST, BASE)!);
    expect([url, options.method, options.body]).toEqual(['https://rest.gatehouse.example/send', 'POST', BODY]);
    expect(headersOf(options)).toEqual({ 'x-api-key': 'the-key', 'content-type': 'application/json' });
  });

  it('in JavaScript has no body where none was sent', async () => {
    const { url, options } = await runJavaScript(toSnippet('javascript', '{"path":"/blocks/latest"}', BASE)!);
    expect([url, options.method]).toEqual(['https://rest.gatehouse.example/blocks/latest', 'GET']);
    expect([headersOf(options), 'body' in options]).toEqual([{ 'x-api-key': 'the-key' }, false]);
  });

  it('in Python is what it looks like', () => {
    expect(toSnippet('python', '{"method":"POST","path":"/send","body":{"to":"0x1"}}', BASE)).toBe(
      [
        'import os',
        'import requests',
        '',
        'response = requests.request(',
        '    "POST",',
        '    "https://rest.gatehouse.example/send",',
        '    headers={"x-api-key": os.environ["API_KEY"], "content-type": "application/json"},',
        '    data="{\\"to\\":\\"0x1\\"}".encode(),',
        ')',
        'print(response.status_code, response.text)',
      ].join('\n'),
    );
    expect(toSnippet('python', '{"path":"/blocks/latest"}', BASE)).not.toContain('data=');
  });

  it('in curl is the command', () => {
    expect(toSnippet('curl', POST, BASE)).toMatch(/^curl -X POST/);
  });

  it.each(['curl', 'javascript', 'python'] as const)('in %s is none where the log has no path', (language) => {
    expect(toSnippet(language, '{"method":"GET"}', BASE)).toBeNull();
    expect(toSnippet(language, '<html>', BASE)).toBeNull();
  });
});
