import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readKeyLocation,
  withoutSecrets,
  writeKeyLocation,
  KEY_COLUMNS,
  KEY_STATUSES,
  WHOLE_LIST,
} from '#src/domain/api-keys/key-view.ts';

const SECRET = '4f1c92d0aa11bb22cc33dd44ee55b83e';

describe('the url of the list of keys', () => {
  it.each([
    { query: '', view: {}, openId: null },
    { query: 'q=pay+prod', view: { query: 'pay prod' }, openId: null },
    { query: 'sort=name', view: { sorting: { column: 'name', direction: 'ascending' } }, openId: null },
    { query: 'sort=-used', view: { sorting: { column: 'used', direction: 'descending' } }, openId: null },
    { query: 'status=inactive&open=k1', view: { status: 'inactive' }, openId: 'k1' },
    { query: 'sort=-price&status=gone&open=', view: {}, openId: null },
  ])('reads "$query"', ({ query, view, openId }) => {
    expect(readKeyLocation(query)).toEqual({ view: { ...WHOLE_LIST, ...view }, openId });
  });

  it('writes nothing for the whole list, and preserves what belongs to others', () => {
    expect(writeKeyLocation('scenario=a&q=b&sort=name', { view: WHOLE_LIST, openId: null })).toBe('scenario=a');
  });

  it('never holds a whole key', () => {
    const view = { ...WHOLE_LIST, query: `prod ${SECRET}` };
    expect(decodeURIComponent(writeKeyLocation('', { view, openId: null }))).toBe('q=prod+4f1c92d0…b83e');
    expect(readKeyLocation(`q=${SECRET}`).view.query).toBe('4f1c92d0…b83e');
  });

  it.each([
    ['a UUID', '7f9c24e5-2f1b-4c6a-9d3e-8b1a0c5d6e7f'],
    ['dots', 'ab12cd34.ef56gh78.ij90kl12'],
    ['a prefix', 'gate_live_4f1c92d0aa11bb22'],
    ['one run', 'abcdefghijklmnopqrstuvwxyz'],
  ])('holds no key with %s', (_, key) => {
    expect(withoutSecrets(`prod ${key}`)).toBe(`prod ${key.slice(0, 8)}…${key.slice(-4)}`);
  });

  it.each(['payouts-worker-production-eu-2026', 'ledger-service-on-k8s1-production', 'api.v2.reports.example.com'])(
    'holds the name %s, however long',
    (name) => {
      expect(withoutSecrets(name)).toBe(name);
    },
  );

  it.each(['gate-liv…x8s2', 'gate-liv***x8s2', 'gate-liv......x8s2', 'gate-liv • • • x8s2'])(
    'holds no key of any form that is listed as %s',
    (mask) => {
      const masks = [null, 'other…9999', '…', mask];
      expect(withoutSecrets('prod gate-live-83hd-92kd-x8s2', masks)).toBe(`prod ${mask}`);
      expect(withoutSecrets('gate-liv gate-live-x8s3 gate-live', masks)).toBe('gate-liv gate-live-x8s3 gate-live');
    },
  );

  it('reads what it wrote', () => {
    const sorting = fc.option(
      fc.record({
        column: fc.constantFrom(...KEY_COLUMNS),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
    );
    const view = fc.record({
      query: fc.string({ maxLength: 20 }),
      sorting,
      status: fc.constantFrom(...KEY_STATUSES),
      label: fc.string(),
    });
    const openId = fc.option(fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(fc.record({ view, openId }), (location) => {
        expect(readKeyLocation(writeKeyLocation('other=1', location))).toEqual(location);
      }),
    );
  });
});
