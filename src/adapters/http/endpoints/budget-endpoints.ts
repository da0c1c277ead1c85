import { array, nullish, number, picklist, pipe, readonly, string, transform } from 'valibot';
import type { AtLimit } from '#src/domain/usage/budget.ts';
import { nameEndpoints } from './endpoint.ts';
import {
  anyJson,
  countOrText,
  figure,
  figureOrText,
  instantIfSet,
  item,
  object,
  someOf,
  looseObject,
} from './schemas.ts';

const budget = { optional: true, capability: 'budget', auth: 'session', path: '/api/usage/budget' } as const;

/** Named here, so that the table of endpoints does not bring the rules of a budget to every page. */
const AT_LIMIT = ['notify', 'stop'] as const satisfies readonly AtLimit[];

/** What else a provider has in it comes back with a change, which replaces the whole limit. */
const limit = looseObject({
  amount: figureOrText,
  alerts: nullish(array(figure), () => []),
  atLimit: picklist(AT_LIMIT),
});

/** Empty text for a currency is none. */
const reading = item(
  someOf({
    currency: nullish(
      pipe(
        string(),
        transform((code) => code.trim() || null),
      ),
      null,
    ),
    spent: countOrText,
    endDate: instantIfSet,
    limit: nullish(limit, null),
    sentAlerts: nullish(array(object({ percent: figure, timestamp: instantIfSet })), () => []),
  }),
);

export const budgetEndpoints = nameEndpoints({
  readBudget: { ...budget, wire: 'OPT-31', method: 'GET', effect: 'read', data: reading },
  setBudget: {
    ...budget,
    wire: 'OPT-32',
    method: 'PUT',
    effect: 'mutation',
    body: looseObject({ amount: number(), alerts: pipe(array(number()), readonly()), atLimit: picklist(AT_LIMIT) }),
    data: reading,
  },
  removeBudget: { ...budget, wire: 'OPT-33', method: 'DELETE', effect: 'mutation', data: anyJson },
});
