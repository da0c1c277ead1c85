import type { RequestKey } from './api-request.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';

type Named = Pick<ApiKey, 'id' | 'name'>;

/**
 * What narrows the log of requests to one key, out of what the provider offers: its id, or its name if no other listed
 * key has the same one. Null if the log cannot be narrowed to it: then an empty answer would say nothing.
 */
export function requestFilterFor(id: ApiKeyId, keys: readonly Named[], options: readonly RequestKey[]): string | null {
  if (options.some(({ value }) => value === id)) return id;
  const name = keys.find((key) => key.id === id)?.name;
  const hasUniqueName = name !== undefined && keys.filter((key) => key.name === name).length === 1;
  // Where the name is not the value, the value is the id of another key.
  const isSupported = options.some((option) => option.value === name && option.name === name);
  return hasUniqueName && isSupported ? name : null;
}
