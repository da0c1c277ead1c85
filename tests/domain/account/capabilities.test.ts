import { describe, expect, it } from 'vitest';
import { CAPABILITIES, knownCapabilities } from '#src/domain/account/capabilities.ts';

describe('the capabilities of a provider', () => {
  it.each([
    { why: 'none', names: [], known: [] },
    { why: 'one', names: ['sessions'], known: ['sessions'] },
    { why: 'one twice', names: ['sessions', 'sessions'], known: ['sessions'] },
    { why: 'one of a newer release', names: ['time-travel', 'invoice-list'], known: ['invoice-list'] },
    { why: 'one in other letters', names: ['Sessions', ' sessions'], known: [] },
    { why: 'all', names: [...CAPABILITIES], known: [...CAPABILITIES] },
  ])('are those that the console knows: $why', ({ names, known }) => {
    expect([...knownCapabilities(names)]).toEqual(known);
  });
});
