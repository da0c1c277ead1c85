import { makeAutoObservable } from 'mobx';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { allLabels, isSameLabels, joinLabels, labelsInUse } from '#src/domain/api-keys/key-labels.ts';
import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import { type Failure, isGone } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail } from '#src/domain/shared/result.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import type { ApiKeyGateway } from './api-key-gateways.ts';
import type { ApiKeysStore } from './api-keys-store.ts';
import { labelErrors, type LabelValues, type NewKeyValues } from './label-errors.ts';

export const keyLabelsStore: Part<KeyLabelsStore> = ({ apiKeys }) => new KeyLabelsStore(apiKeys);

/** Which key a dialog changes, and what the provider rejected of the labels that were sent. */
export class KeyLabelsStore {
  changed: ApiKey | null = null;
  private rejected: { readonly labels: readonly string[]; readonly message: string } | null = null;
  readonly #keys: ApiKeysStore;

  constructor(keys: ApiKeysStore) {
    this.#keys = keys;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  change(key: ApiKey | null): void {
    this.changed = key;
  }

  get inUse(): readonly string[] {
    return labelsInUse(this.#keys.keys.items);
  }

  /** Until the labels are others. */
  rejectionOf({ labels }: LabelValues): string | null {
    return this.rejected && isSameLabels(this.rejected.labels, allLabels(labels)) ? this.rejected.message : null;
  }

  /** Places beside the field what the provider says about it. */
  placeRejection(failure: Failure, labels: readonly string[]): Failure {
    if (failure.kind === 'canceled') return failure;
    const placed = (failure.fields ?? []).filter(({ field }) => /^labels\b/.test(field)).map(({ message }) => message);
    if (placed.length === 0) return failure;
    const message = placed.join(' ');
    this.rejected = { labels, message };
    const details = failure.details.filter((detail) => !placed.includes(detail));
    return { ...failure, details, message: failure.message || message };
  }
}

interface Creation {
  readonly store: KeyLabelsStore;
  readonly gateway: Pick<ApiKeyGateway, 'create'>;
}

export function createLabeledKey(
  { store, gateway }: Creation,
  { name, labels }: NewKeyValues,
  limits: KeyLimits | undefined,
) {
  const sent = allLabels(labels);
  return sendLabels(store, sent, gateway.create({ name }, limits, sent.length > 0 ? sent : undefined));
}

async function sendLabels<Value>(store: KeyLabelsStore, labels: readonly string[], call: AsyncResult<Value>) {
  const result = await call;
  return result.ok ? result : fail(store.placeRejection(result.failure, labels));
}

/** Replaces the labels of a key that has some or none; where they are unknown, nothing is changed. */
export const changeLabels = (parts: Parts) => (key: ApiKey) =>
  change(`change-labels:${key.id}`, ({ gateways, apiKeys, get }: Parts, { id, name, labels: before = [] }: ApiKey) => {
    const store = get(keyLabelsStore);
    const find = () => apiKeys.keys.items.find((listed) => listed.id === id);
    return {
      initial: { labels: joinLabels(before) },
      draft: ['labels'] as const,
      rules: () => Promise.resolve((values: LabelValues) => labelErrors(values, before)),
      toNext: ({ labels }: LabelValues) => allLabels(labels),
      send: (next) => sendLabels(store, next, gateways.keyLabels.change(id, next)),
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
  })(parts)(key);
