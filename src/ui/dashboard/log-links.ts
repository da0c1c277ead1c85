import { callbackQuery, NO_CALLBACK_FILTERS, NO_REQUEST_FILTERS, requestQuery } from '#src/domain/logs/log-location.ts';

export const CALLS_HREF = '/usage#api-request';

export function failedCallbackHref(id: string): string {
  const filters = { ...NO_CALLBACK_FILTERS, status: 'failed' } as const;
  return `/usage?${callbackQuery.write('', { filters, open: { id, after: null } })}#webhooks`;
}

/** The log of calls, open at one of them; `after` is the entry above it. */
export function callHref(id: string, after: string | null): string {
  return `/usage?${requestQuery.write('', { filters: NO_REQUEST_FILTERS, open: { id, after } })}${CALLS_HREF.slice(6)}`;
}
