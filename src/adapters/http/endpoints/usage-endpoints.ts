import { array, boolean, check, fallback, forward, nullish, number, picklist, pipe, string, unknown } from 'valibot';
import { REJECTING_LIMITS } from '#src/domain/logs/api-request.ts';
import {
  BREAKDOWN_DIMENSIONS,
  HISTORY_GROUPINGS,
  HISTORY_RANGES,
  HISTORY_STEPS,
  hasFigureForEachStart,
  isOldestFirst,
} from '#src/domain/usage/credits-over-time.ts';
import { nameEndpoints } from './endpoint.ts';
import { count, figure, id, instant, instantIfSet, item, pointInTime, object, timeBounds } from './schemas.ts';

/** Request and response are shown verbatim, so any shape will do; a batch is a list. */
const apiRequest = object({
  id,
  dateTime: instant,
  requestData: nullish(unknown()),
  // The body is shown with the rest, from the text of the response.
  responseData: nullish(
    object({
      ...{ statusCode: nullish(figure), responseTime: nullish(figure), body: nullish(unknown()) },
      rejectedBy: fallback(nullish(picklist(REJECTING_LIMITS)), null),
    }),
  ),
  systemData: nullish(
    object({ referenceId: nullish(id), product: nullish(string(), ''), spentCredits: nullish(figure, null) }),
  ),
});

/** `hasMore` and the last id are in the item or beside it. Without them the rows decide. */
const apiRequestPage = object({
  item: object({ stats: array(apiRequest), hasMore: nullish(boolean()), lastApiRequestId: nullish(id) }),
  hasMore: nullish(boolean()),
  lastApiRequestId: nullish(id),
});

/** A missing kind costs nothing. */
const dailyCost = object({
  API_REQUEST: count,
  JSON_RPC_REQUEST: count,
  XPUB_SYNC_OPERATION: count,
  SYNC_ADDRESS_OPERATION: count,
  XPUB_DAILY_MONITORING: count,
  SYNC_ADDRESS_DAILY_MONITORING: count,
  EVENTS_CALLBACK_OPERATION: count,
  EVENTS_DAILY_MONITORING: count,
});

/** Without `used` and `included` there is no quota to draw. */
const planQuota = object({
  startDate: instantIfSet,
  endDate: instantIfSet,
  included: figure,
  used: figure,
  extra: nullish(figure),
});

/** A series without a figure for each start cannot be drawn; a figure of null is none. */
const creditHistory = pipe(
  object({
    step: picklist(HISTORY_STEPS),
    starts: pipe(
      array(pointInTime),
      check((starts) => isOldestFirst(starts)),
    ),
    series: array(object({ id, name: nullish(string(), ''), credits: array(count) })),
  }),
  forward(
    check((history) => hasFigureForEachStart(history)),
    ['series'],
  ),
);

/** Calls are left out where nobody counts them. */
const breakdownItem = object({ id, name: nullish(string(), ''), credits: count, calls: nullish(figure, null) });

export const usageEndpoints = nameEndpoints({
  listApiRequests: {
    wire: 'WIRE-49',
    method: 'GET',
    path: '/api/account/api-requests',
    auth: 'session',
    effect: 'read',
    query: object({
      limit: number(),
      startingFromApiRequestId: nullish(string()),
      apiKey: nullish(string()),
      label: nullish(string()),
      ...timeBounds,
    }),
    data: apiRequestPage,
  },
  usageSummary: {
    wire: 'WIRE-51',
    method: 'GET',
    path: '/api/account/usage-summary',
    auth: 'session',
    effect: 'read',
    data: item(object({ dailyMonitoringCost: nullish(dailyCost, {}), planQuota })),
  },
  usageHistory: {
    wire: 'OPT-2',
    optional: true,
    capability: 'usage-history',
    method: 'GET',
    path: '/api/usage/history',
    auth: 'session',
    effect: 'read',
    query: object({ range: picklist(HISTORY_RANGES), by: picklist(HISTORY_GROUPINGS) }),
    data: item(creditHistory),
  },
  usageBreakdown: {
    wire: 'OPT-30',
    optional: true,
    capability: 'usage-breakdown',
    method: 'GET',
    path: '/api/usage/breakdown',
    auth: 'session',
    effect: 'read',
    query: object({ range: picklist(HISTORY_RANGES), by: picklist(BREAKDOWN_DIMENSIONS), label: nullish(string()) }),
    data: object({ items: array(breakdownItem) }),
  },
});
