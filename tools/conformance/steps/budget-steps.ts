import { isDeepStrictEqual } from 'node:util';
import { MAX_ALERTS } from '#src/domain/usage/budget.ts';
import { breaks, tolerated } from '#tools/conformance/difference.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import type { Step } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

/** More than any account spends while the kit walks, and it never stops a call. */
const HARMLESS = { amount: 900_000_000, alerts: [40, 90], atLimit: 'notify' } as const;

async function read(client: KitClient, session: KitSession) {
  return (await client.call('readBudget', { session }))?.item;
}

const reading: Step = {
  covers: ['readBudget'],
  changes: false,
  async run({ client, main }) {
    const item = await read(client, await main());
    if (!item) return;
    const { limit, sentAlerts, spent } = item;
    if (spent < 0) client.differs('readBudget', breaks('item.spent', 'not below 0', 'less'));
    if (limit && limit.amount <= 0) client.differs('readBudget', breaks('item.limit.amount', 'above 0', 'less'));
    if (limit?.alerts.some((percent) => percent < 1 || percent > 100))
      client.differs('readBudget', breaks('item.limit.alerts[]', 'from 1 to 100', 'another share'));
    if (limit && limit.alerts.length > MAX_ALERTS)
      client.differs('readBudget', tolerated('item.limit.alerts', `at most ${MAX_ALERTS}`, `${limit.alerts.length}`));
    if (new Set(sentAlerts.map(({ percent }) => percent)).size < sentAlerts.length)
      client.differs('readBudget', breaks('item.sentAlerts[].percent', 'each share once', 'a repeated share'));
  },
};

/** Puts back what was set before. */
const change: Step = {
  covers: ['setBudget', 'removeBudget'],
  changes: true,
  async run({ client, main }) {
    const session = await main();
    const before = await read(client, session);
    if (!before) return;
    await client.reject(
      'setBudget',
      { session, body: { ...HARMLESS, amount: 0 } },
      { statuses: WRONG_INPUT, given: 'with an amount of 0' },
    );
    const set = await client.call('setBudget', { session, body: HARMLESS });
    if (set !== null && !isDeepStrictEqual((await read(client, session))?.limit, HARMLESS))
      client.differs('setBudget', breaks('effect', 'the budget that was sent', 'another one'));
    if ((await client.call('removeBudget', { session })) !== null) {
      const after = await read(client, session);
      if (after && after.limit !== null) client.differs('removeBudget', breaks('effect', 'no limit', 'a limit'));
    }
    if (before.limit) await client.call('setBudget', { session, body: before.limit });
  },
};

export const budgetSteps: readonly Step[] = [ifOffered('budget', reading), ifOffered('budget', change)];
