import type { FirstCallResult, SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface FirstCallGateway {
  send(call: SentFirstCall): AsyncResult<FirstCallResult>;
}
