import { beforeEach, describe, expect, it } from 'vitest';
import { ErrorReporter } from '#src/application/errors/error-reporter.ts';
import { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import type { ErrorReport } from '#src/application/platform/error-reports.ts';

let sent: ErrorReport[];
let secrets: KnownSecrets;
let reporter: ErrorReporter;
beforeEach(() => {
  sent = [];
  secrets = new KnownSecrets();
  const reports = { send: (report: ErrorReport) => void sent.push(report) };
  reporter = new ErrorReporter({ reports, secrets, release: 'assets/console-7.js', language: () => 'de' });
});

const report = (error: unknown, path = '/usage') =>
  reporter.report({ kind: 'error', error, path, at: Date.UTC(2027, 0, 2) });

describe('a report of an error', () => {
  it('says what, where, in which release and language', () => {
    report(new TypeError('x is undefined'), '/reset-password/s3cret.t0ken');
    expect(sent).toEqual([
      {
        ...{ kind: 'error', name: 'TypeError', message: 'x is undefined' },
        stack: expect.stringContaining('TypeError: x is undefined') as string,
        ...{ release: 'assets/console-7.js', route: '/reset-password/:token', language: 'de' },
        at: '2027-01-02T00:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['is known', 'correct horse battery', 'correct horse battery'],
    ['looks like a token', '', 'Bearer abc.def.ghi-jkl'],
    ['is a key in hex', '', '9f86d081884c7d659a2feaa0c55ad015'],
    ['is an email', '', 'ada@northwall.example'],
  ])('holds no text that %s, in its message and in its stack', (_, known, secret) => {
    secrets.add(known);
    report(new Error(`it said ${secret} there`));
    expect(JSON.stringify(sent)).not.toContain(secret);
    expect(sent[0]?.message).toContain('••••••');
  });

  it('is sent once for each error, and 20 times at most', () => {
    for (let count = 0; count < 50; count += 1) {
      report(new Error(`number ${count % 30}`));
      report(new Error('the same'));
    }
    expect([sent.length, new Set(sent.map(({ message }) => message)).size]).toEqual([20, 20]);
  });

  it.each([
    ['a text', 'Script error.', 'Script error.'],
    ['no error', { secret: 1 }, 'Something that is no error'],
    ['nothing', undefined, 'Something that is no error'],
  ])('takes %s', (_, error, message) => {
    report(error);
    expect(sent[0]).toMatchObject({ name: 'Error', message, stack: '' });
  });

  it('is cut where it is long', () => {
    report(new Error('long '.repeat(4000)));
    expect(JSON.stringify(sent).length).toBeLessThan(12_000);
  });
});
