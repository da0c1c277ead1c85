import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';

/** Turns a key off, or on again, by what it was at the moment its change was asked for. */
export const toggleKey = change('toggle-key', ({ apiKeys }: Parts, { id, active }: ApiKey) => ({
  initial: {},
  toNext: () => !active,
  send: (next) => apiKeys.changeActive(id, next),
  // Without a response, the list was loaded again.
  recheck: ({ kind }, next) => Promise.resolve(kind === 'unreachable' && apiKeys.isActive(id) === next),
}));
