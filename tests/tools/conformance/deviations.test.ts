import { beforeAll, describe, expect, it } from 'vitest';
import { DEVIATIONS } from './deviations.ts';
import type { Respond } from './deviate.ts';
import { createMockRespond, walkMock } from './walk-mock.ts';

describe('the kit against a provider with one deviation', () => {
  let respond: Respond;
  beforeAll(() => {
    respond = createMockRespond();
  });

  const rows = DEVIATIONS.map(([what, operation, field, deviate, ...others]) => ({
    ...{ what, operation, field, deviate, others },
  }));
  it.each(rows)('finds $what in $operation and names $field alone', async ({ operation, field, deviate, others }) => {
    const [report] = await walkMock({ respond, deviate, only: [operation] });
    expect(report).toMatchObject({ name: operation, outcome: 'differs' });
    expect(new Set(report?.differences.map((difference) => difference.field))).toEqual(new Set([field, ...others]));
  });

  it('is tried with at least 150 of them, none of which breaks a second walk', async () => {
    expect(DEVIATIONS.length).toBeGreaterThanOrEqual(150);
    const reports = await walkMock({ respond });
    expect(reports.filter(({ outcome }) => outcome !== 'conforms')).toEqual([]);
  });
});
