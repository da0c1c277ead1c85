import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameTails, VISIBLE_START } from '#src/domain/logs/callback-log.ts';

describe('a name that is cut in its middle', () => {
  it.each([
    ['ADDRESS_COINS_TRANSACTION_CONFIRMED', '_CONFIRMED'],
    ['ADDRESS_COINS_TRANSACTION_UNCONFIRMED', '_UNCONFIRMED'],
    ['ADDRESS_COINS_TRANSACTION_CONFIRMED_EACH_CONFIRMATION', '_EACH_CONFIRMATION'],
    ['BLOCK_MINED', 'BLOCK_MINED'],
    ['A_SUPERCALIFRAGILISTICEXPIALIDOCIOUS', 'EXPIALIDOCIOUS'.padStart(15, 'C')],
    ['', ''],
  ])('%s ends in %s', (name, tail) => {
    expect(nameTails([name]).get(name)).toBe(tail);
  });

  it('shows more of its end where another would read like it', () => {
    const [one, other] = ['ADDRESS_COINS_MINED_EACH_CONFIRMATION', 'ADDRESS_COINS_SENT_EACH_CONFIRMATION'] as const;
    const tails = nameTails([one, other]);
    expect([tails.get(one), tails.get(other)]).toEqual(['D_EACH_CONFIRMATION', 'T_EACH_CONFIRMATION']);
  });

  it('never reads like another one, and ends as the name does', () => {
    const name = fc
      .array(fc.constantFrom('A', 'B', '_', 'CONFIRMED'), { maxLength: 30 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.uniqueArray(name), (names) => {
        const tails = [...nameTails(names)];
        const cuts = tails.map(([whole, tail]) => JSON.stringify([whole.slice(0, VISIBLE_START), tail]));
        expect(new Set(cuts).size).toBe(names.length);
        expect(tails.every(([whole, tail]) => whole.endsWith(tail))).toBe(true);
      }),
    );
  });
});
