import { describe, expect, it } from 'vitest';
import { FAULT_LABELS, OUTCOME_MESSAGES } from '#src/application/demo/fault-messages.ts';
import { demoFaultsMessages } from '#src/application/i18n/en/demo/faults.ts';

describe('the texts of the faults', () => {
  it('name each fault and each outcome in words of its own', () => {
    const keys = [...Object.values(FAULT_LABELS), ...Object.values(OUTCOME_MESSAGES)];
    expect(new Set(keys)).toEqual(new Set(Object.keys(demoFaultsMessages)));
    expect(new Set(Object.values(demoFaultsMessages)).size).toBe(keys.length);
  });
});
