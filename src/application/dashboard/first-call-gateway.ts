import type { FirstCallAnswer, SentFirstCall } from '../../domain/dashboard/first-call';
import type { Reply } from '../../domain/shared/result';

export interface FirstCallGateway {
  /** Sends the call to the public gateway; it counts and may cost, so it is never repeated by itself (§7, D30). */
  send(call: SentFirstCall): Reply<FirstCallAnswer>;
}
