import { afterEach, describe, expect, it, vi } from 'vitest';
import { initials } from '#src/domain/account/profile.ts';
import { type ApiVersionId, defaultVersion, maskKey, withDefault } from '#src/domain/api-keys/api-key.ts';
import { CANCELED, rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { formatNetworkName } from '#src/domain/shared/protocol.ts';
import { fail, ok } from '#src/domain/shared/result.ts';

afterEach(() => vi.restoreAllMocks());

describe('a failure', () => {
  it.each([
    { failure: rejected(401, 'unauthorized', 'No'), kind: 'unauthorized' },
    { failure: rejected(409, 'conflict', 'No'), kind: 'rejected' },
    { failure: unexpected(502), kind: 'unexpected' },
    { failure: unreachable(), kind: 'unreachable' },
  ])('of $failure.status is $kind', ({ failure, kind }) => {
    expect(failure.kind).toBe(kind);
  });

  it('without a usable body has the code of the specification', () => {
    expect(unexpected(500).code).toBe('unexpected_server_error');
  });

  it('has no words of its own where the provider has none', () => {
    const wordless = { message: '', details: [] };
    expect(unexpected(502)).toEqual({ kind: 'unexpected', status: 502, code: 'unexpected_server_error', ...wordless });
    expect(unreachable()).toEqual({ kind: 'unreachable', status: 0, code: 'unreachable', ...wordless });
    expect(rejected(409, 'conflict', 'No')).toMatchObject({ code: 'conflict', message: 'No', details: [] });
  });

  it('takes over what the provider sent', () => {
    const more = { details: ['one'], retryAfterMs: 7 };
    for (const failure of [unexpected(502, more), unreachable(more), rejected(409, 'conflict', 'No', more)])
      expect(failure).toMatchObject(more);
  });

  it('of a caller that stopped waiting is none to show', () => {
    expect(CANCELED).toEqual({ kind: 'canceled' });
  });
});

describe('an API key', () => {
  it.each([
    { key: '4f1c92d0a7be4158c2d9f3360be7b83e', masked: '4f1c92d0…b83e' },
    { key: 'short', masked: 'short' },
    { key: '123456789012', masked: '123456789012' },
    { key: '1234567890123', masked: '12345678…0123' },
  ])('shows as $masked', ({ key, masked }) => {
    expect(maskKey(key)).toBe(masked);
  });
});

describe('API versions', () => {
  const versions = [
    { id: 'a' as ApiVersionId, name: '2023-04-25', isDefault: false },
    { id: 'b' as ApiVersionId, name: '2024-12-12', isDefault: true },
  ];

  it('have one default', () => {
    expect(defaultVersion(versions)?.name).toBe('2024-12-12');
    expect(defaultVersion([])).toBeNull();
  });

  it('have exactly the chosen one as default afterwards', () => {
    expect(withDefault(versions, 'a' as ApiVersionId).filter(({ isDefault }) => isDefault)).toEqual([
      { id: 'a', name: '2023-04-25', isDefault: true },
    ]);
  });
});

describe('initials', () => {
  it.each([
    { person: { firstName: 'Elena', lastName: 'Vasileva', email: 'e@x.example' }, text: 'EV' },
    { person: { firstName: 'Ана', lastName: '', email: 'e@x.example' }, text: 'А' },
    { person: { firstName: ' ', lastName: '', email: 'zed@x.example' }, text: 'Z' },
    { person: { firstName: '', lastName: '', email: '' }, text: '' },
  ])('of $person.firstName $person.lastName are $text', ({ person, text }) => {
    expect(initials(person)).toBe(text);
  });
});

describe('the name of a network', () => {
  it.each([
    ['ethereum-classic', 'Ethereum Classic'],
    ['polygon_mainnet', 'Polygon Mainnet'],
    ['arbitrum  one', 'Arbitrum ONE'],
    ['-base--sepolia-', 'Base Sepolia'],
    ['xrp', 'XRP'],
    ['tron', 'Tron'],
    ['zkSync-era', 'zkSync-era'],
    ['', ''],
  ])('%j shows as %j', (name, text) => {
    expect(formatNetworkName(name)).toBe(text);
  });
});

describe('a result', () => {
  it('holds a value or a failure', () => {
    expect(ok(7)).toEqual({ ok: true, value: 7 });
    expect(fail('no')).toEqual({ ok: false, failure: 'no' });
  });
});
