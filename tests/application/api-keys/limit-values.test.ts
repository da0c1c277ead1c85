import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LimitValues, toLimits, toLimitValues, withNamedText } from '#src/application/api-keys/limit-values.ts';
import { limitErrors } from '#src/application/api-keys/limits.suite.ts';
import { type KeyLimits, type NamedList, NO_LIMITS } from '#src/domain/api-keys/key-limits.ts';

const NOW = Date.UTC(2026, 10, 28);

/** Whatever a provider may have stored, by its own rules. */
const amount = fc.oneof(
  fc.constantFrom(0, 0.5, 1.125, 2.5, 33.333, 1e15),
  fc.double({ min: 0, max: 1e12, noNaN: true }),
);
const entry = fc.oneof(
  fc.constantFrom('0.0.0.0/0', 'null', '*', 'https://app.example.com/', '10.1.2.3/8', 'HTTPS://APP.EXAMPLE.COM'),
  fc.ipV4(),
);
const id = fc.stringMatching(/^[a-z-]{1,8}$/);
const others = fc.option(fc.constant({ regions: ['eu'], burst: null }), { nil: undefined });
const stored: fc.Arbitrary<KeyLimits> = fc
  .record({
    expiresAt: fc.option(fc.integer({ min: 1, max: 4e12 })),
    origins: fc.array(entry, { maxLength: 60 }),
    ipRanges: fc.array(entry, { maxLength: 60 }),
    products: fc.array(id, { maxLength: 60 }),
    blockchains: fc.array(id),
    callsPerSecond: fc.option(amount),
    credits: fc.option(fc.record({ amount, period: fc.constantFrom('day', 'billing-period'), others })),
    others,
  })
  .map(({ others: unknown, ...limits }) => ({ ...limits, ...(unknown && { others: unknown }) }) as KeyLimits);

const CHANGES = {
  expiry: ['30', 'expiresAt'],
  origins: ['https://app.example.com', 'origins'],
  ipRanges: ['203.0.113.7', 'ipRanges'],
  products: ['nodes', 'products'],
  blockchains: ['ethereum', 'blockchains'],
  callsPerSecond: ['25', 'callsPerSecond'],
  credits: ['1000', 'credits'],
} as const satisfies Partial<Record<keyof LimitValues, readonly [text: string, limit: keyof KeyLimits]>>;

describe('the limits that a provider stored', () => {
  it('are valid and go back as they came, whatever they are and whichever one is changed', () => {
    fc.assert(
      fc.property(stored, fc.constantFrom(...Object.entries(CHANGES)), (before, [field, [text, limit]]) => {
        const shown = toLimitValues(before);
        expect(limitErrors(shown, { before, now: NOW, lists: [] })).toEqual({});
        expect(toLimits(shown, before, NOW)).toEqual(before);

        const changed = { ...shown, [field]: text };
        expect(limitErrors(changed, { before, now: NOW, lists: [] })).toEqual({});
        const { [limit]: _sent, ...sent } = toLimits(changed, before, NOW);
        const { [limit]: _came, ...came } = before;
        expect(sent).toEqual(came);
      }),
      { numRuns: process.env['EVERY_JOURNEY'] ? 100 : 25 },
    );
  });

  it('may stay in a list that gets another entry', () => {
    const before = { ...NO_LIMITS, ipRanges: ['0.0.0.0/0', '10.1.2.3/8'] };
    const values = { ...toLimitValues(before), ipRanges: '0.0.0.0/0\n10.1.2.3/8\n203.0.113.7' };
    expect(limitErrors(values, { before, now: NOW, lists: [] })).toEqual({});
    expect(toLimits(values, before, NOW).ipRanges).toEqual(['0.0.0.0/0', '10.1.2.3/8', '203.0.113.7']);
  });

  it('has the other period alone changed, with an amount that nobody could type', () => {
    const before: KeyLimits = { ...NO_LIMITS, credits: { amount: 0.5, period: 'day', others: { soft: true } } };
    const values = { ...toLimitValues(before), creditPeriod: 'billing-period' };
    expect(toLimits(values, before, NOW).credits).toEqual({
      amount: 0.5,
      period: 'billing-period',
      others: { soft: true },
    });
  });
});

const METHODS: NamedList = { id: 'methods', name: 'Methods', hint: 'Such as eth_call.', pattern: /^[a-z]+_[a-z]+$/i };
const AGENTS: NamedList = { id: 'userAgents', name: 'User agents', hint: '', pattern: null };
const LISTED = { ...NO_LIMITS, others: { methods: ['eth_call', 'any'], regions: ['eu'], burst: null } };

describe('a list that the provider names', () => {
  it.each([
    {
      list: METHODS,
      text: 'eth_call\n any \n\neth_chainId',
      error: undefined,
      sent: ['eth_call', 'any', 'eth_chainId'],
    },
    {
      list: METHODS,
      text: 'eth_call eth_chainId',
      error: 'key-limits.problem.pattern',
      sent: ['eth_call eth_chainId'],
    },
    { list: AGENTS, text: 'Mozilla/5.0 (X11; Linux)', error: undefined, sent: ['Mozilla/5.0 (X11; Linux)'] },
    { list: METHODS, text: '', error: undefined, sent: [] },
    {
      list: AGENTS,
      text: Array.from({ length: 51 }, (_, index) => `agent ${index}`).join('\n'),
      error: 'key-limits.too-many',
      sent: expect.objectContaining({ length: 51 }) as unknown,
    },
  ])('has an entry on each line: $list.id, $text', ({ list, text, error, sent }) => {
    const shown = toLimitValues(LISTED);
    const values = { ...shown, lists: withNamedText(shown, list.id, text) };
    const given = { before: LISTED, now: NOW, lists: [METHODS, AGENTS] };
    expect(limitErrors(values, given).lists).toBe(error);
    expect(toLimits(values, LISTED, NOW).others).toEqual({ ...LISTED.others, [list.id]: sent });
  });

  it('is as before where a draft of it cannot be read', () => {
    expect(toLimits({ ...toLimitValues(LISTED), lists: '{"met' }, LISTED, NOW)).toEqual(LISTED);
  });
});
