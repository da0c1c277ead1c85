import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCallCode, toRunnableText } from '#src/domain/dashboard/call-code.ts';
import { CALL_NETWORKS, EXAMPLE_ADDRESS, exampleCurl, toFirstCall } from '#src/domain/dashboard/first-call.ts';
import { toSnippet } from '#src/domain/logs/request-snippets.ts';
import { canRunSample, runSample, type SampleLanguage } from '#tests/support/verification/run-sample.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly key: string | string[] | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

const received: Received[] = [];

/** A gateway that says what it was sent. */
const gateway = createServer((request, response) => {
  const { method, url, headers } = request;
  void text(request).then((body) => {
    received.push({ method, url, key: headers['x-api-key'], type: headers['content-type'], body });
    response.end('done');
  });
});

beforeAll(() => new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done)));
afterAll(() => void gateway.close());

function baseUrl(): string {
  const address = gateway.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const KEY = `4f1c"92'd0$(id)\\{b}`;
const PATH = `/addresses-latest/evm/ethereum/mainnet/${EXAMPLE_ADDRESS}/balance`;
const BODY = '{"wei":8912691952751000000001,"note":"Zoë\'s \\"${x}\\" $(id) 東京 🚀"}';

/** A runtime that is not installed is named in the title. */
function titled<T extends SampleLanguage>(language: T) {
  const isThere = canRunSample(language);
  return { language, isThere, note: isThere ? '' : ' (it is not installed)' };
}

/** Java compiles for long, and runs with `npm run test:all`. */
const RUN: readonly SampleLanguage[] = ['curl', 'javascript', 'python', 'php'];
const EVERY: readonly SampleLanguage[] = [...RUN, 'java'];

describe.each((process.env['EVERY_JOURNEY'] ? EVERY : RUN).map((language) => titled(language)))(
  'the first call in $language$note',
  ({ language, isThere }) => {
    it.runIf(isThere)('sends the address and the key, and prints the response', { timeout: 60_000 }, async () => {
      const call = toFirstCall(CALL_NETWORKS[0], EXAMPLE_ADDRESS);
      const code = formatCallCode(language, { call, baseUrl: `${baseUrl()}/`, key: KEY, comment: 'a balance' });
      expect(await runSample(language, toRunnableText(code))).toContain('done');
      expect(received.pop()).toMatchObject({ method: 'GET', url: PATH, key: KEY });
    });
  },
);

describe.each((['curl', 'javascript', 'python'] as const).map((language) => titled(language)))(
  'a logged request in $language$note',
  ({ language, isThere }) => {
    it.runIf(isThere)('sends the same body again, to the last digit', { timeout: 60_000 }, async () => {
      const code = toSnippet(language, `{"method":"post","path":"/send?to=a%20b","body":${BODY}}`, baseUrl()) ?? '';
      expect(await runSample(language, code, { API_KEY: 'the-key' })).toContain('done');
      const expected = { method: 'POST', url: '/send?to=a%20b', key: 'the-key', type: 'application/json', body: BODY };
      expect(received.pop()).toEqual(expected);
    });
  },
);

describe('the call beside the sign-up form', () => {
  it.runIf(canRunSample('curl'))('reaches the gateway', { timeout: 60_000 }, async () => {
    expect(await runSample('curl', exampleCurl(baseUrl()))).toContain('done');
    expect(received.pop()).toMatchObject({ method: 'GET', url: PATH, key: 'YOUR_API_KEY' });
  });
});
