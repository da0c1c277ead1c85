import { type CallbackBody, callbackBody } from './callback-body.ts';
import type { CallbackHistory } from './callback-history.ts';
import { callbackFailures } from './callback-kinds.ts';
import { pickWeighted, runningSum } from './seeded-number.ts';

export interface CallbackLogItem {
  readonly id: string;
  readonly event: string;
  readonly success: boolean;
  readonly product: string;
  /** Seconds. */
  readonly executionTimestamp: number;
  /** Where it was sent to. */
  readonly url: string;
  readonly attempts: number;
  /** Of the last attempt; null where nothing answered. */
  readonly responseStatusCode: number | null;
  /** Null where it got through. */
  readonly failureReason: string | null;
  /** What was sent. */
  readonly body: CallbackBody;
}

const failuresUpTo = runningSum(callbackFailures.map(([, , weight]) => weight));
/** So often is a callback sent that does not get through. */
const ATTEMPTS = 5;

/** The callback at a place of the history, as the log shows it. */
export function callbackItem(history: CallbackHistory, place: number): CallbackLogItem {
  const group = history.groups[history.groupOf(place)];
  if (!group) throw new RangeError('No such callback');
  const { product, event } = group.kind;
  const failed = history.hasFailed(place);
  const [status, reason] = callbackFailures[pickWeighted(failuresUpTo, history.draw(place, 4))] ?? [null, ''];
  const { urls } = history.past;
  return {
    ...{ id: history.idOf(place), event, success: !failed, product },
    executionTimestamp: Math.floor(history.timeOf(place) / 1000),
    url: urls[Math.floor(history.draw(place, 5) ** 2 * urls.length)] ?? '',
    attempts: failed ? ATTEMPTS : history.draw(place, 6) < 0.03 ? 2 : 1,
    responseStatusCode: failed ? status : 200,
    failureReason: failed ? reason : null,
    body: callbackBody(history, place, group),
  };
}
