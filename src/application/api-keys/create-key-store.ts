import type { NewApiKey } from '#src/domain/api-keys/api-key.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import { CreateSecretStore, secretFeedback } from './create-secret-store.ts';

export type CreateKeyStore = CreateSecretStore<NewApiKey>;

/** The form in the dashboard's panel has a draft of its own. */
export const createKey: Part<(draft?: 'first-key') => CreateKeyStore> = (parts) => {
  const { gateway, keys, onCreated } = keyCreation(parts);
  const { drafts } = parts;
  const feedback = secretFeedback(parts);
  const rules = async () => (await import('./create-key.suite.ts')).validateKeyName;
  const creation = {
    send: gateway.create.bind(gateway),
    refresh: () => void keys.keys.refresh(),
    existing: () => keys.keys.items,
    onCreated() {
      void keys.reloadKeys();
      onCreated();
    },
  };
  return (draft) => {
    const form = new FormStore<NewApiKey>({ name: '' }, rules, {
      ...{ slot: drafts.slot(draft ?? 'create-key'), fields: ['name'] as const },
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
