import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createErrorReports, parseDsn } from '#src/adapters/browser/reports/browser-error-reports.ts';
import type { ErrorReport } from '#src/application/platform/error-reports.ts';

const REPORT: ErrorReport = {
  ...{ kind: 'rejection', name: 'TypeError', message: 'x is undefined', stack: 'TypeError: x\n  at y' },
  ...{ release: 'assets/console-7.js', route: '/usage', language: 'de', at: '2027-01-02T00:00:00.000Z' },
} as const;

/** A server that stores what it gets, and a beacon whose response a test waits for. */
async function openReceiver() {
  const received: { url: string; type: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ url: request.url ?? '', type: request.headers['content-type'] ?? '', body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const beacons: Promise<unknown>[] = [];
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: string) => beacons.push(fetch(url, { method: 'POST', body })) > 0,
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    async received() {
      await Promise.all(beacons);
      return received;
    },
  };
}

const newId = () => 'k3j9x2m8q7w1';

describe('an error', () => {
  it('is sent as JSON, as plain text, for which the server answers no preflight', async () => {
    const { host, received } = await openReceiver();
    createErrorReports({ endpoint: `http://${host}/errors`, format: 'json' }, newId).send(REPORT);
    const [one = expect.fail()] = await received();
    expect([one.url, one.type, JSON.parse(one.body)]).toEqual(['/errors', 'text/plain;charset=UTF-8', REPORT]);
  });

  it('is sent as an envelope of Sentry to the project of the DSN', async () => {
    const { host, received } = await openReceiver();
    const dsn = `http://public7@${host}/sub/42`;
    createErrorReports({ endpoint: dsn, format: 'sentry' }, newId).send(REPORT);
    const [one = expect.fail()] = await received();
    expect(one.url).toBe('/sub/api/42/envelope/?sentry_version=7&sentry_key=public7&sentry_client=gatehouse%2F1');
    const [header, item, event] = one.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(header).toMatchObject({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string, dsn });
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      ...{ event_id: header?.['event_id'], platform: 'javascript', release: REPORT.release, transaction: '/usage' },
      exception: { values: [{ type: 'TypeError', value: 'x is undefined', mechanism: { handled: false } }] },
    });
  });

  it.each(['', 'https://sentry.example/42', 'https://key@sentry.example/', 'key'])(
    'is sent nowhere with %j for a DSN',
    async (endpoint) => {
      const { received } = await openReceiver();
      createErrorReports({ endpoint, format: 'sentry' }, newId).send(REPORT);
      expect([parseDsn(endpoint), await received()]).toEqual([null, []]);
    },
  );
});
