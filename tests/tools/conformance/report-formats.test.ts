import { describe, expect, it } from 'vitest';
import { ConformanceRecord } from '#tools/conformance/conformance-record.ts';
import { breaks, tolerated } from '#tools/conformance/difference.ts';
import { formatReport, hasFailed } from '#tools/conformance/report-formats.ts';

function sample() {
  const record = new ConformanceRecord(['listApiKeys', 'profile', 'logIn', 'usageSummary', 'register']);
  record.differs('listApiKeys', [breaks('item.apiKeys[].id', 'text "a" & <b>', 'missing')]);
  record.differs('profile', [tolerated('item.firstName', 'a value or null', 'missing')]);
  record.succeeded('logIn');
  record.missing('usageSummary');
  record.notTried('register', 'needs hunter22');
  return record.report();
}

describe('a report', () => {
  it('names the operation, the field, what was expected and the screen, for people', () => {
    expect(formatReport(sample(), 'text', false, [])).toBe(
      [
        'Missing (1)',
        '  usageSummary  GET /api/account/usage-summary  → Usage: summary',
        '',
        'Differs (2)',
        '  listApiKeys  GET /api/api-keys  → API keys',
        '    breaks: item.apiKeys[].id: expected text "a" & <b>; seen: missing',
        '  profile  GET /api/account/profile  → Every page of the console',
        '    tolerated: item.firstName: expected a value or null; seen: missing',
        '',
        'Not tried (1)',
        '  register  POST /api/auth/register: needs hunter22',
        '',
        'Conforms (1)',
        '  logIn  POST /api/auth/login',
        '',
        '1 of 5 operations conform; 2 differ (1 of them break a screen), 1 missing, 1 not tried.\n',
      ].join('\n'),
    );
  });

  it('is JUnit with a failure for what breaks and a skipped test for what was not tried', () => {
    const xml = formatReport(sample(), 'junit', false, []);
    expect(xml).toContain('tests="5" failures="2" skipped="1"');
    expect(xml).toContain('expected text &quot;a&quot; &amp; &lt;b&gt;; seen: missing</failure>');
    expect(xml).toContain('<skipped message="needs hunter22"/>');
    expect(xml).toContain('<system-out>tolerated: item.firstName');
  });

  it.each(['text', 'json', 'junit'] as const)('has no secret as %s', (format) => {
    const printed = formatReport(sample(), format, false, ['hunter22', '']);
    expect(printed).not.toContain('hunter22');
    expect(printed).toContain('••••');
  });

  it('fails for what is tolerated only when it is strict', () => {
    const lenient = sample().filter(({ name }) => ['profile', 'logIn', 'register'].includes(name));
    expect([hasFailed(lenient, false), hasFailed(lenient, true), hasFailed(sample(), false)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
