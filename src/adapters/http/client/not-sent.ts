import { notSent, OFFLINE_CODE, type RequestFailure } from '#src/domain/shared/failure.ts';

/** Node has a navigator that does not know. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
}

/** The code that a call needs did not arrive. */
export function codeMissing(): RequestFailure {
  return notSent(isOffline() ? { code: OFFLINE_CODE } : {});
}
