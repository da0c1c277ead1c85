import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { NewKeyValues } from './label-errors.ts';
import { CreateSecretStore, type SecretCreation, secretFeedback } from './create-secret-store.ts';

export type CreateKeyStore = CreateSecretStore<NewKeyValues>;

/** The form in the dashboard's panel has a draft of its own. */
export const createKey: Part<(draft?: 'first-key') => CreateKeyStore> = (parts) => {
  const { gateway, keys, onCreated } = keyCreation(parts);
  const { drafts, capabilities } = parts;
  const feedback = secretFeedback(parts);
  const rules = async () => (await import('./create-key.suite.ts')).validateNewKey;
  const creation: SecretCreation<NewKeyValues> = {
    async send({ name, labels }, limits) {
      if (labels === '' || !capabilities.has('api-key-labels')) return gateway.create({ name }, limits);
      // With the field that has typed them, so that a page without it does not carry this code.
      const { createLabeledKey, keyLabelsStore } = await import('./key-labels-store.ts');
      return createLabeledKey({ store: parts.get(keyLabelsStore), gateway }, { name, labels }, limits);
    },
    refresh: () => void keys.keys.refresh(),
    existing: () => keys.keys.items,
    onCreated() {
      void keys.reloadKeys();
      onCreated();
    },
  };
  return (draft) => {
    const form = new FormStore<NewKeyValues>({ name: '', labels: '' }, rules, {
      ...{ slot: drafts.slot(draft ?? 'create-key'), fields: ['name', 'labels'] as const },
    });
    return new CreateSecretStore(form, creation, feedback);
  };
};

/** What a dialog needs that creates a key. */
export function keyCreation({ gateways, apiKeys: keys, report, translate, get }: Parts) {
  const gettingStarted = get(gettingStartedStore);
  const onCreated = () => void gettingStarted.completeQuietly('apiKey');
  return { gateway: gateways.apiKeys, keys, report, translate, onCreated };
}
