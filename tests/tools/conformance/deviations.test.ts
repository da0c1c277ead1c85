import { beforeAll, describe, expect, it } from 'vitest';
import { createSecondProvider } from '#tests/support/second-provider/second-provider.ts';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { findingsOf } from '#tools/conformance/findings.ts';
import { DEVIATIONS } from './deviations.ts';
import type { Respond } from './deviate.ts';
import { createMockRespond, NOT_OFFERED_BY_SECOND, walkMock, walkSecond } from './walk-mock.ts';

const rows = DEVIATIONS.map(([what, operation, field, deviate, ...others]) => ({
  ...{ what, operation, field, deviate, others },
}));

interface Simulation {
  readonly provider: string;
  readonly create: () => Respond;
  readonly walk: typeof walkMock;
  readonly leavesOut: readonly EndpointName[];
  readonly deviations: typeof rows;
  /** Where it has another form than the table. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What an independent provider may do differently lies in its operations: the first of every fourth shows it. */
const ofSomeOperations = rows
  .filter(({ operation }, nth) => rows.findIndex((row) => row.operation === operation) === nth)
  .filter((_, nth) => nth % 4 === 0);

const SIMULATIONS: readonly Simulation[] = [
  {
    provider: 'the simulation',
    create: createMockRespond,
    walk: walkMock,
    leavesOut: [],
    deviations: rows,
    fields: {},
  },
  {
    provider: 'the second provider',
    create: () => createSecondProvider().fetch,
    walk: walkSecond,
    leavesOut: NOT_OFFERED_BY_SECOND,
    deviations: ofSomeOperations,
    fields: { items: 'item', 'item.pricing': 'items[].pricing' },
  },
];

describe.each(SIMULATIONS)('the kit against $provider with one deviation', (simulation) => {
  const { create, walk, leavesOut, deviations, fields } = simulation;
  let respond: Respond;
  beforeAll(() => {
    respond = create();
  });

  const seeded = deviations.filter(({ operation }) => !leavesOut.includes(operation));
  it.each(seeded)('finds $what in $operation and names $field alone', async ({ operation, field, deviate, others }) => {
    const reports = await walk({ respond, deviate, only: [operation] });
    const [report] = reports;
    expect(report).toMatchObject({ name: operation, outcome: 'differs' });
    expect(findingsOf(reports).causes).toHaveLength(1 + others.length);
    expect(new Set(report?.differences.map((difference) => difference.field))).toEqual(
      new Set([fields[field] ?? field, ...others]),
    );
  });

  it('is broken by none of them for a second walk', async () => {
    const reports = await walk({ respond });
    const others = reports.filter(({ outcome }) => outcome !== 'conforms');
    expect(others.map(({ name }) => name)).toEqual(expect.arrayContaining([...leavesOut]));
    expect(others).toHaveLength(leavesOut.length);
  });
});
