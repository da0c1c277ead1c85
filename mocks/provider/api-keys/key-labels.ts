import type { ApiKeyRow } from '#mocks/provider/db/models.ts';
import { type RequestFields, textListField } from '#mocks/provider/shared/request-fields.ts';
import { invalidField } from '#mocks/provider/shared/service-result.ts';

const MOST = 20;
const LABEL = /^[\p{L}\p{M}\p{N} ._:/-]{1,50}$/u;

export function labelsOf({ labelsJson }: Pick<ApiKeyRow, 'labelsJson'>): readonly string[] {
  return JSON.parse(labelsJson ?? '[]') as string[];
}

/** As the table stores them; each once. */
export function checkedLabels(fields: RequestFields<'labels'>): string {
  const labels = [...new Set(textListField(fields, 'labels').map((label) => label.trim()))];
  const wrong = labels.find((label) => !LABEL.test(label));
  if (wrong !== undefined)
    throw invalidField('invalid_labels', 'labels', 'A label has up to 50 letters, digits, spaces and . _ : / - only.');
  if (labels.length > MOST) throw invalidField('invalid_labels', 'labels', `A key has up to ${MOST} labels.`);
  return JSON.stringify(labels);
}

/** The ids of the keys that are asked for, also those that were deleted; null for all of them. */
export function keysWithLabel(keys: readonly ApiKeyRow[], label: string | null): ReadonlySet<string> | null {
  if (label === null) return null;
  return new Set(keys.filter((key) => labelsOf(key).includes(label)).map(({ id }) => id));
}
