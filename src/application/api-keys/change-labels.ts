import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { allLabels, isSameLabels, joinLabels } from '#src/domain/api-keys/key-labels.ts';
import { isGone } from '#src/domain/shared/failure.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import { labelErrors, type LabelValues } from './key-labels-store.ts';

/** Replaces the labels of a key that has some or none; where they are unknown, nothing is changed. */
export const changeLabels = change(
  ({ id }: ApiKey) => `change-labels:${id}`,
  ({ gateways, apiKeys }: Parts, { id, name, labels: before = [] }: ApiKey) => {
    const find = () => apiKeys.keys.items.find((listed) => listed.id === id);
    return {
      initial: { labels: joinLabels(before) },
      draft: ['labels'] as const,
      rules: () => Promise.resolve((values: LabelValues) => labelErrors(values, before)),
      toNext: ({ labels }: LabelValues) => allLabels(labels),
      send: (next) => gateways.keyLabels.change(id, next),
      done(labels) {
        const listed = find();
        if (listed) apiKeys.keys.replace({ ...listed, labels });
      },
      confirms: isSameLabels,
      toast: (t) => t('key-labels.saved', { name }),
      async recheck(failure, next) {
        if (isGone(failure)) await apiKeys.forgetKey(id);
        if (failure.kind !== 'unreachable' || !(await apiKeys.keys.refresh()).ok) return false;
        const { labels } = find() ?? {};
        return labels !== undefined && isSameLabels(labels, next);
      },
    };
  },
);
