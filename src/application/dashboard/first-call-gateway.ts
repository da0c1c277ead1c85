import type { FirstCallResult, SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface FirstCallGateway {
  /** Sends the call to the public gateway. It costs credits, so it is never repeated. */
  send(call: SentFirstCall): AsyncResult<FirstCallResult>;
}
