import {
  BREAKDOWN_DIMENSIONS,
  HISTORY_GROUPINGS,
  HISTORY_RANGES,
  type HistoryStep,
  OTHER,
} from '#src/domain/usage/credits-over-time.ts';
import { breaks, tolerated } from '#tools/conformance/difference.ts';
import type { Step } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { checkUnique } from './read-steps.ts';

const STEP_MS: Readonly<Record<HistoryStep, number>> = { hour: 3_600_000, day: 86_400_000 };
const MAX_SERIES = 8;

/** Every range by every grouping. */
const history: Step = {
  covers: ['usageHistory'],
  changes: false,
  async run({ client, main }) {
    const session = await main();
    for (const range of HISTORY_RANGES) {
      for (const by of HISTORY_GROUPINGS) {
        const data = await client.call('usageHistory', { session, query: { range, by } });
        if (!data) return;
        const { step, starts, series } = data.item;
        checkUnique(client, 'usageHistory', 'item.series[].id', series, 'id');
        const isEven = starts.every(
          (start, index) => index === 0 || start - (starts[index - 1] ?? 0) === STEP_MS[step],
        );
        if (!isEven) client.differs('usageHistory', breaks('item.starts[]', `a start for each ${step}`, 'a gap'));
        if (series.length > MAX_SERIES)
          client.differs('usageHistory', tolerated('item.series', `at most ${MAX_SERIES}`, String(series.length)));
      }
    }
  },
};

/** Every range by every dimension. */
const breakdown: Step = {
  covers: ['usageBreakdown'],
  changes: false,
  async run({ client, main }) {
    const session = await main();
    for (const range of HISTORY_RANGES) {
      const idsOf = new Map<string, string>();
      for (const by of BREAKDOWN_DIMENSIONS) {
        const data = await client.call('usageBreakdown', { session, query: { range, by } });
        if (!data) return;
        checkUnique(client, 'usageBreakdown', 'items[].id', data.items, 'id');
        const below = data.items.find(({ credits, calls }) => credits < 0 || (calls ?? 0) < 0);
        if (below)
          client.differs(
            'usageBreakdown',
            breaks(`items[].${below.credits < 0 ? 'credits' : 'calls'}`, 'not below 0', 'less'),
          );
        idsOf.set(
          by,
          JSON.stringify(
            data.items
              .map(({ id }) => id)
              .filter((id) => id !== OTHER)
              .sort(),
          ),
        );
      }
      const [keys, products] = [idsOf.get('key'), idsOf.get('product')];
      if (keys === products && keys !== '[]')
        client.differs('usageBreakdown', breaks('query by', 'other items by product than by key', 'the same'));
    }
  },
};

export const usageHistorySteps: readonly Step[] = [
  ifOffered('usage-history', history),
  ifOffered('usage-breakdown', breakdown),
];
