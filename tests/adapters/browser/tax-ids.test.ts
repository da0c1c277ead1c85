import { expect, it } from 'vitest';
import { isTaxId } from '#src/adapters/browser/tax-ids.ts';

it.each([
  ['DE', 'DE136695976', true],
  ['DE', '136695976', true],
  ['DE', 'DE 136 695 976', true],
  ['DE', 'DE136695977', false],
  ['AT', 'DE136695976', false],
  ['GB', 'GB980780684', true],
  ['BG', 'BG175074752', true],
  ['US', '12-3456789', true],
  ['CH', 'CHE-107.787.577', true],
  ['IN', 'nothing', false],
  // Only numbers of people are known of Malaysia, and nothing of the Emirates.
  ['MY', 'W10-1808-32000034', true],
  ['AE', '100123456700003', true],
  ['', 'anything', true],
])('of %s, %s: %s', (country, id, isOne) => {
  expect(isTaxId(country, id)).toBe(isOne);
});
