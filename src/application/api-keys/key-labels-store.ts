import { makeAutoObservable } from 'mobx';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { labelsInUse } from '#src/domain/api-keys/labels-in-use.ts';
import { allLabels, labelsProblem } from '#src/domain/api-keys/key-labels.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { DraftSlot } from '#src/application/forms/draft-store.ts';
import { type FieldErrors, FormStore } from '#src/application/forms/form-store.ts';
import type { ApiKeysStore } from './api-keys-store.ts';
import type { NewKeyLabels } from './create-secret-store.ts';

/** As they are typed: one text, as `joinLabels` makes it. */
export type LabelValues = { readonly labels: string };

export const keyLabelsStore: Part<KeyLabelsStore> = ({ apiKeys }) => new KeyLabelsStore(apiKeys);

/** Which key a dialog changes. */
export class KeyLabelsStore {
  changed: ApiKey | null = null;
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
}

export function labelErrors({ labels }: LabelValues, before: readonly string[] = []): FieldErrors<LabelValues> {
  const problem = labelsProblem(allLabels(labels), before);
  return problem ? { labels: `key-labels.${problem}` } : {};
}

export const newKeyLabels: Part<() => NewKeyLabelsForm> =
  ({ drafts }) =>
  () =>
    new NewKeyLabelsForm(drafts.slot('create-key-labels'));

/** The labels of a new key, in the dialog that creates it. */
export class NewKeyLabelsForm implements NewKeyLabels {
  readonly form: FormStore<LabelValues>;

  constructor(slot: DraftSlot) {
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
    const left = this.form.place(failure);
    return this.form.hasRejections && left.details.length === 0 ? null : left;
  }
}
