import type { AccountClosure, ClosureReason } from '#src/domain/account/account-closure.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

/** What confirms it, as the terms ask for, and why; both of the latter may be left out. */
export interface ClosureRequest {
  readonly confirmation: { readonly password: string } | { readonly email: string };
  readonly reason: ClosureReason | null;
  readonly comment: string;
}

/** A copy of one's data, and the end of the account. All of it is offered with the capability `account-closure`. */
export interface AccountClosureGateway {
  status(signal?: AbortSignal): AsyncResult<AccountClosure>;
  requestExport(): AsyncResult<AccountClosure>;
  close(request: ClosureRequest): AsyncResult<AccountClosure>;
  /** Withdraws the closing. */
  keep(): AsyncResult<AccountClosure>;
}
