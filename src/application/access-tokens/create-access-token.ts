import { NO_LIMITS } from '#src/domain/api-keys/key-limits.ts';
import { ok } from '#src/domain/shared/result.ts';
import {
  CreateSecretStore,
  type SecretCreation,
  secretFeedback,
} from '#src/application/api-keys/create-secret-store.ts';
import { newKeyLimits } from '#src/application/api-keys/limits-form.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { splitChosen } from '#src/application/forms/draft-store.ts';
import { type FieldErrors, FormStore } from '#src/application/forms/form-store.ts';
import { accessTokens } from './access-tokens-store.ts';

/** The chosen scopes are one text, as a draft stores them. */
export type TokenValues = { readonly name: string; readonly scopes: string };

/** The form, and the limits of the token, which has the fields of an API key. */
export const createAccessToken = (parts: Parts) => () => {
  const { gateways, drafts, get } = parts;
  const tokens = get(accessTokens);
  const reload = () => void tokens.load();
  const rules = async () => {
    const { validateKeyName } = await import('#src/application/api-keys/create-key.suite.ts');
    return ({ name, scopes }: TokenValues): FieldErrors<TokenValues> => {
      // Where the provider names no scopes, none is chosen.
      const lacksScope = scopes === '' && tokens.list.value?.scopes.length !== 0;
      return {
        ...validateKeyName({ name }),
        ...(lacksScope && { scopes: 'access-tokens.scope-is-required' as const }),
      };
    };
  };
  const draft = { slot: drafts.slot('create-access-token'), fields: ['name', 'scopes'] } as const;
  const form = new FormStore<TokenValues>({ name: '', scopes: '' }, rules, draft);
  const creation: SecretCreation<TokenValues> = {
    async send({ name, scopes }, { expiresAt, ipRanges } = NO_LIMITS) {
      const created = await gateways.accessTokens.create({ name, scopes: splitChosen(scopes), expiresAt, ipRanges });
      return created.ok ? ok({ key: created.value }) : created;
    },
    onCreated: reload,
    refresh: reload,
    existing: () => tokens.items,
  };
  const store = new CreateSecretStore(form, creation, secretFeedback(parts));
  const limits = get(newKeyLimits)('create-token-limits');
  store.setLimits(limits);
  return { store, limits };
};
