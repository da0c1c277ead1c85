import type { RequestKey } from './api-request.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';

type Named = Pick<ApiKey, 'id' | 'name'>;

/** Its id, or its name if no other key shares it. Null without a filter, as no rows would then be ambiguous. */
export function requestFilterFor(id: ApiKeyId, keys: readonly Named[], options: readonly RequestKey[]): string | null {
  if (options.some(({ value }) => value === id)) return id;
  const name = keys.find((key) => key.id === id)?.name;
  const hasUniqueName = name !== undefined && keys.filter((key) => key.name === name).length === 1;
  // If the name is not the value, the value is the id of another key.
  const isSupported = options.some((option) => option.value === name && option.name === name);
  return hasUniqueName && isSupported ? name : null;
}
