import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS, auditActions, readableAction } from '#src/domain/logs/audit-action.ts';
import {
  auditBounds,
  type AuditEntry,
  auditPeople,
  auditTargetPath,
  parseAuditWindow,
} from '#src/domain/logs/audit-entry.ts';
import { auditExport, csvFile } from '#src/domain/logs/log-export.ts';
import { auditQuery } from '#src/domain/logs/log-location.ts';

const NOW = Date.UTC(2026, 10, 20, 14, 22);

const entry: AuditEntry = {
  ...{ id: 'e1', at: Date.UTC(2026, 10, 20, 14, 22, 1), action: 'api-key-created', person: 'Ada@northwall.example' },
  target: { type: 'api-key', id: 'k/1', name: '=payouts', exists: true },
  ...{ ipAddress: '2001:db8::4f', location: 'Berlin, Germany' },
};

describe('an entry of the audit log', () => {
  it.each([
    ['api-key', 'k/1', true, '/api-keys?open=k%2F1'],
    ['api-key', 'k/1', false, null],
    ['api-key', '', true, null],
    ['callback-domain', 'd1', true, '/verify-domain#domains'],
    ['callback-domain', 'd1', false, null],
    ['callback-subscription', 's1', true, '/verify-domain#subscriptions'],
    ['member', 'm1', true, '/team'],
    ['plan', 'growth', true, '/billing'],
    ['webhook-secret', 's1', true, null],
  ])('about a %s %s that exists (%s) leads to %s', (type, id, exists, path) => {
    expect(auditTargetPath({ type, id, name: 'n', exists })).toBe(path);
  });

  it.each([
    ['webhook_secret.rotated', 'Webhook secret rotated'],
    ['SSO-Enabled', 'SSO Enabled'],
    ['ключ-създаден', 'Ключ създаден'],
    ['…', '…'],
  ])('with the action %s reads as %s', (action, name) => {
    expect(readableAction(action)).toBe(name);
  });

  it.each([
    { within: '', dates: '', bounds: {} },
    { within: 'day', dates: '', bounds: { from: NOW - 86_400_000 } },
    { within: 'quarter', dates: '', bounds: { from: NOW - 90 * 86_400_000 } },
    { within: '', dates: '2026-11-01..', bounds: { from: Date.UTC(2026, 10, 1) } },
    {
      within: 'day',
      dates: '2026-11-01..2026-11-05',
      bounds: { from: NOW - 86_400_000, before: Date.UTC(2026, 10, 6) },
    },
    { within: 'quarter', dates: '2026-11-01..', bounds: { from: Date.UTC(2026, 10, 1) } },
  ] as const)('of the window "$within" and the dates "$dates" belongs to both', ({ bounds, ...filters }) => {
    expect(auditBounds(filters, NOW)).toEqual(bounds);
  });

  it('knows no other windows', () => {
    expect(['day', 'year', 'toString', ''].map(parseAuditWindow)).toEqual(['day', '', '', '']);
  });

  it('adds who did it and what was done to the choices, each once', () => {
    const other = { ...entry, action: 'sso-enabled', person: '' };
    expect(auditPeople(['ada@northwall.example', 'bo@northwall.example'], [entry, other])).toEqual([
      ...['ada@northwall.example', 'bo@northwall.example'],
    ]);
    expect(auditPeople([], [entry])).toEqual(['Ada@northwall.example']);
    expect(auditActions([entry, other, other])).toEqual([...AUDIT_ACTIONS, 'sso-enabled']);
  });

  it('is one line of CSV, in which nothing runs as a formula', () => {
    const label = {
      rows: 1,
      isFiltered: false,
      hasMore: false,
      startsMidLog: false,
      now: entry.at ?? 0,
      language: 'en',
    } as const;
    expect(csvFile(auditExport, [entry], label)).toMatchObject({
      name: 'audit-log-all-1-20261120-1422.csv',
      text:
        '\ufeffid,timestamp,action,person,targetType,targetId,targetName,ipAddress,location\r\n' +
        `e1,2026-11-20T14:22:01.000Z,api-key-created,Ada@northwall.example,api-key,k/1,'=payouts,2001:db8::4f,"Berlin, Germany"\r\n`,
    });
  });

  it('is found by a url, which names the filters', () => {
    const filters = { person: 'a@b.example', action: 'log-in', within: 'week', dates: '..2026-10-05' } as const;
    const written = auditQuery.write('key=k1', { filters, open: { id: 'e1', after: null } });
    expect(auditQuery.read(written)).toEqual({ filters, open: { id: 'e1', after: null } });
    expect(auditQuery.read('within=year&dates=2026-10-05..2026-10-01').filters).toEqual(auditQuery.none);
  });
});
