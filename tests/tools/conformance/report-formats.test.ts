import { describe, expect, it } from 'vitest';
import { ConformanceRecord } from '#tools/conformance/conformance-record.ts';
import { breaks, tolerated } from '#tools/conformance/differences.ts';
import { changesSince, findingsOf, hasFailed } from '#tools/conformance/findings.ts';
import { formatReport } from '#tools/conformance/report-formats.ts';

const hidden = breaks('access-control-expose-headers', 'x-refresh-token', 'not exposed');
const exchange = 'GET /api/api-keys?limit=10\n→ 200\n{"data":{"item":{"key":"<b>hunter22"}}}';

function sample(isRepaired = false) {
  const record = new ConformanceRecord(['listApiKeys', 'profile', 'logIn', 'usageSummary', 'register']);
  record.differs('profile', [tolerated('item.firstName', 'a value or null', 'missing')]);
  if (!isRepaired) record.differs('listApiKeys', [{ ...breaks('item.apiKeys[].id', 'text "a"', 'missing'), exchange }]);
  record.succeeded('listApiKeys');
  record.differs('profile', [hidden]);
  record.differs('listApiKeys', [hidden]);
  record.succeeded('logIn');
  record.missing('usageSummary');
  record.notTried('register', 'of hunter22');
  return record.report();
}

const report = (reports = sample()) => ({ reports, failed: true, failOn: 'breaks', changes: null }) as const;

describe('a report', () => {
  it('names what to repair first, once for all operations, and then each screen, for people', () => {
    expect(formatReport(report(), 'text', [])).toBe(
      [
        'Repair first (3)',
        '  breaks: access-control-expose-headers: expected x-refresh-token; seen: not exposed',
        '    listApiKeys, profile  → API keys, Every page of the console',
        '  breaks: item.apiKeys[].id: expected text "a"; seen: missing',
        '    listApiKeys  → API keys',
        '    GET /api/api-keys?limit=10 → 200',
        '  breaks: missing: GET /api/account/usage-summary',
        '    usageSummary  → Usage: summary',
        '',
        'Tolerated (1)',
        '  tolerated: item.firstName: expected a value or null; seen: missing',
        '    profile  → Every page of the console',
        '',
        'Not tried (1)',
        '  register  POST /api/auth/register: not checked because of hunter22',
        '',
        'Conforms (1)',
        '  logIn  POST /api/auth/login',
        '',
        'Screens',
        '  does not work   API keys',
        '  does not work   Every page of the console',
        '  does not work   Usage: summary',
        '  works           Log in',
        '  not checked     Sign up',
        '',
        '1 of 5 operations conform; 3 break a screen, by 3 causes; 1 not tried.\n',
      ].join('\n'),
    );
  });

  it('counts an operation with which the console copes as one that conforms', () => {
    const reports = sample(true).filter(({ name }) => name === 'logIn');
    const record = new ConformanceRecord(['profile']);
    record.differs('profile', [tolerated('item.firstName', 'a value or null', 'missing')]);
    const all = [...reports, ...record.report()];
    expect(formatReport(report(all), 'text', [])).toContain('2 of 2 operations conform; 0 break a screen');
    expect(findingsOf(all).screens).toMatchObject({ 'works with loss': ['Every page of the console'] });
  });

  it('is JUnit with a failure for what breaks and a skipped test for what was not tried', () => {
    const xml = formatReport(report(), 'junit', []);
    expect(xml).toContain('tests="5" failures="3" skipped="1"');
    expect(xml).toContain('expected text &quot;a&quot;; seen: missing');
    expect(xml).toContain('<skipped message="of hunter22"/>');
  });

  it('is one HTML file with the exchange of each cause', () => {
    const html = formatReport(report(), 'html', ['hunter22']);
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('<pre>GET /api/api-keys?limit=10\n→ 200\n{&quot;data&quot;');
    expect(html).toContain('&lt;b&gt;••••');
    expect(html).toContain('<tr><td>Usage: summary</td><td>does not work</td></tr>');
    expect(html).not.toMatch(/<script|https?:/);
  });

  it('has the fields of 1.0 as JSON, by which a later run compares', () => {
    const { operations, ...rest } = JSON.parse(formatReport(report(), 'json', [])) as Record<string, object[]>;
    expect(Object.keys(rest)).toEqual(['failed', 'causes', 'screens']);
    expect(operations?.[0]).toMatchObject({
      ...{ name: 'listApiKeys', method: 'GET', path: '/api/api-keys', screen: 'API keys', outcome: 'differs' },
      differences: [{ level: 'breaks', field: 'item.apiKeys[].id', expected: 'text "a"', seen: 'missing' }, hidden],
    });
  });

  it.each(['text', 'json', 'junit', 'html'] as const)('has no secret as %s', (format) => {
    const printed = formatReport(report(), format, ['hunter22', '']);
    expect(printed).not.toContain('hunter22');
    expect(printed).toContain('••••');
  });

  it('fails for what it is to fail for', () => {
    const lenient = sample().filter(({ name }) => ['logIn', 'register'].includes(name));
    const changes = changesSince(sample(true), sample());
    expect([
      hasFailed(sample(), 'breaks', null),
      hasFailed(sample(), 'never', null),
      hasFailed(lenient, 'tolerated', null),
      hasFailed(sample(), 'new', changes),
      hasFailed(sample(), 'new', changesSince(sample(), sample())),
    ]).toEqual([true, false, false, true, false]);
  });

  it('says what is new and what is repaired since an earlier one', () => {
    const line = 'listApiKeys: breaks: item.apiKeys[].id: expected text "a"; seen: missing';
    expect(changesSince(sample(true), sample())).toEqual({ added: [line], repaired: [] });
    const changes = changesSince(sample(), sample(true));
    expect(changes).toEqual({ added: [], repaired: [line] });
    expect(formatReport({ ...report(), changes }, 'text', [])).toContain(
      `Repaired since the earlier run (1)\n  ${line}`,
    );
  });
});
