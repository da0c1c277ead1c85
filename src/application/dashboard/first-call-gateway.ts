import type { FirstCallResult, SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface FirstCallGateway {
  /** Sends the call to the public gateway; it counts and may cost, so it is never repeated by itself (§7, D30). */
  send(call: SentFirstCall): AsyncResult<FirstCallResult>;
}
