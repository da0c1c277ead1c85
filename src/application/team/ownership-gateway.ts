import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { FormerOwner, OwnershipTransfer } from '#src/domain/team/ownership.ts';
import type { MemberId } from '#src/domain/team/team-member.ts';

export interface NewTransfer {
  readonly memberId: MemberId;
  /** Null for a person without one. */
  readonly password: string | null;
}

/** Offered with the capability `ownership-transfer`; leaving with `team-leaving`. */
export interface OwnershipGateway {
  /** Null while there is none, and for those whom it does not concern. */
  transfer(signal?: AbortSignal): AsyncResult<OwnershipTransfer | null>;
  start(transfer: NewTransfer): AsyncResult<OwnershipTransfer>;
  /** A missing transfer is a rejected failure with status 404. */
  withdraw(): AsyncResult<void>;
  /** With the token of the mailed link, and in a session of the member. Null if the provider does not say. */
  accept(token: string): AsyncResult<FormerOwner | null>;
  leave(): AsyncResult<void>;
}
