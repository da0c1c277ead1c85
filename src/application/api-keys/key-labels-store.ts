import { makeAutoObservable } from 'mobx';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { labelsInUse } from '#src/domain/api-keys/labels-in-use.ts';
import { allLabels, isSameLabels, labelsProblem } from '#src/domain/api-keys/key-labels.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail } from '#src/domain/shared/result.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { DraftSlot } from '#src/application/forms/draft-store.ts';
import { type FieldErrors, FormStore } from '#src/application/forms/form-store.ts';
import type { ApiKeysStore } from './api-keys-store.ts';
import type { NewKeyLabels } from './create-secret-store.ts';

/** As they are typed: one text, as `joinLabels` makes it. */
export type LabelValues = { readonly labels: string };

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
  placeRejection(failure: RequestFailure, labels: readonly string[]): RequestFailure {
    const placed = (failure.fields ?? []).filter(({ field }) => /^labels\b/.test(field)).map(({ message }) => message);
    if (placed.length === 0) return failure;
    const message = placed.join(' ');
    this.rejected = { labels, message };
    const details = failure.details.filter((detail) => !placed.includes(detail));
    return { ...failure, details, message: failure.message || message };
  }
}

export async function sendLabels<Value>(store: KeyLabelsStore, labels: readonly string[], call: AsyncResult<Value>) {
  const result = await call;
  if (result.ok || result.failure.kind === 'canceled') return result;
  return fail(store.placeRejection(result.failure, labels));
}

export function labelErrors({ labels }: LabelValues, before: readonly string[] = []): FieldErrors<LabelValues> {
  const problem = labelsProblem(allLabels(labels), before);
  return problem ? { labels: `key-labels.${problem}` } : {};
}

export const newKeyLabels: Part<() => NewKeyLabelsForm> = ({ drafts, get }) => {
  const store = get(keyLabelsStore);
  return () => new NewKeyLabelsForm(store, drafts.slot('create-key-labels'));
};

/** The labels of a new key, in the dialog that creates it. */
export class NewKeyLabelsForm implements NewKeyLabels {
  readonly form: FormStore<LabelValues>;
  readonly #store: KeyLabelsStore;

  constructor(store: KeyLabelsStore, slot: DraftSlot) {
    this.#store = store;
    const rules = () => Promise.resolve((values: LabelValues) => labelErrors(values));
    this.form = new FormStore<LabelValues>({ labels: '' }, rules, { slot, fields: ['labels'] });
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  get isValid(): boolean {
    return this.form.errorCount === 0;
  }

  get wanted(): readonly string[] | undefined {
    const labels = allLabels(this.form.values.labels);
    return labels.length > 0 ? labels : undefined;
  }

  async check(): Promise<boolean> {
    await this.form.prepare();
    return this.isValid;
  }

  applyRejection(failure: RequestFailure): RequestFailure | null {
    const left = this.#store.placeRejection(failure, this.wanted ?? []);
    return left === failure || left.details.length > 0 ? left : null;
  }
}
