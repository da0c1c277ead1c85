import type { FirstCallAnswer, SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import type { Reply } from '#src/domain/shared/result.ts';

export interface FirstCallGateway {
  /** Sends the call to the public gateway; it counts and may cost, so it is never repeated by itself (§7, D30). */
  send(call: SentFirstCall): Reply<FirstCallAnswer>;
}
