import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAULTS, withFault } from '#tools/faults/all-faults.mjs';

const FEWEST = 40;

describe('the list of faults that npm test catches', () => {
  it('has at least forty, each under a name of its own', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
    expect(FAULTS.length).toBeGreaterThanOrEqual(FEWEST);
  });

  it.each(FAULTS)('finds the place of $name once in $file, and changes it', (fault) => {
    const text = readFileSync(fault.file, 'utf8');
    expect(withFault(fault, text)).not.toBe(text);
  });
});
