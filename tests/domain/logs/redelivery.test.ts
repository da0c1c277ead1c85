import { describe, expect, it } from 'vitest';
import { redeliveryEffect } from '#src/domain/logs/callback-log.ts';

describe('what a redelivery is for the receiver', () => {
  it.each([
    ['a failed callback is the first that arrives', false, 'first'],
    ['a delivered callback arrives once more', true, 'repeated'],
    ['a callback of unknown outcome may arrive once more', null, 'unknown'],
  ] as const)('%s', (_, success, effect) => {
    expect(redeliveryEffect({ success })).toBe(effect);
  });
});
