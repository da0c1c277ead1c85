import { allLabels, labelsProblem } from '#src/domain/api-keys/key-labels.ts';
import type { NewApiKey } from '#src/domain/api-keys/api-key.ts';
import type { FieldErrors } from '#src/application/forms/form-store.ts';

/** As they are typed: one text, as `joinLabels` makes it. */
export type LabelValues = { readonly labels: string };

export type NewKeyValues = LabelValues & NewApiKey;

export function labelErrors({ labels }: LabelValues, before: readonly string[] = []): FieldErrors<LabelValues> {
  const problem = labelsProblem(allLabels(labels), before);
  return problem ? { labels: `key-labels.${problem}` } : {};
}
