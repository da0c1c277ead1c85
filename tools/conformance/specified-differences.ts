import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { isRecord } from '#src/adapters/http/client/json-record.ts';
import { specifiedFields } from './specified-fields.ts';
import { type Difference, tolerated } from './difference.ts';

/** Fields that some forms of an entity lack, so that their absence says nothing. */
const OF_SOME_FORMS =
  /^item\.user\.|^items\[\]\.(plan|price|prices|support|description|content|constraints)\b|mainFeatures|additionalFeatures|SubscriptionUrl$|^item\.(isSingle|url)$|totalCount|hasMore|last\w+Id$|(blockchain|network)s?\[\]\.blockchain$|^item\.additionalAuthActive$|^item\.stripeSessionUrl$|^item\.state$/;

/** Fields that the specification names and the response does not have. The console copes without them. */
export function specifiedDifferences({ wire }: Endpoint, data: unknown): readonly Difference[] {
  const fields = (specifiedFields[wire] ?? []).filter((field) => !OF_SOME_FORMS.test(field));
  const missing = fields.flatMap((field) => missingPath(data, field.replace('…', '').split('.'), ''));
  return [...new Set(missing)].map((field) => tolerated(field, 'a value or null', 'missing'));
}

/** The path down to the first missing key; nothing below null or an empty list. */
function missingPath(value: unknown, [segment, ...rest]: readonly string[], path: string): readonly string[] {
  if (segment === undefined || !isRecord(value)) return [];
  const isList = segment.endsWith('[]');
  const name = isList ? segment.slice(0, -2) : segment;
  const at = path === '' ? segment : `${path}.${segment}`;
  // Another form of the whole, which the console reads too.
  if (!Object.hasOwn(value, name)) return path === '' ? [] : [at.replace(/\[\]$/, '')];
  const child = value[name];
  if (!isList) return missingPath(child, rest, at);
  return Array.isArray(child) ? child.flatMap((entry) => missingPath(entry, rest, at)) : [];
}
