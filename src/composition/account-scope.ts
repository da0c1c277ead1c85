import { Container } from 'inversify';
import { ApiKeysStore } from '../application/api-keys/api-keys-store';
import { ChooseVersionStore } from '../application/api-keys/choose-version-store';
import { CreateKeyStore } from '../application/api-keys/create-key-store';
import { KeySecrets } from '../application/api-keys/key-secrets';
import type { AccountStores } from '../application/app-stores';
import { SubscriptionStore } from '../application/billing/subscription-store';
import { ProfileStore } from '../application/session/profile-store';
import {
  ACCOUNT_GATEWAY,
  API_KEY_GATEWAY,
  API_KEYS_STORE,
  BILLING_GATEWAY,
  COPY_TEXT,
  KEY_SECRETS,
  LOGGER,
  PROFILE_STORE,
  REPORT_FAILURE,
  SESSION_STORE,
  SUBSCRIPTION_STORE,
  TRANSLATE,
  WINDOW_FOCUS,
} from './tokens';

export interface AccountScope {
  readonly stores: AccountStores;
  /** Stops what is under way and forgets every store of the account. */
  close(): void;
}

/** A child container for one signed-in session. */
export function openAccountScope(app: Container): AccountScope {
  const scope = new Container({ parent: app, defaultScope: 'Singleton' });
  bindStores(scope);
  const stores = accountStores(scope);
  const undo = [stores.profile.start(), stores.subscription.start()];
  return {
    stores,
    close() {
      for (const stop of undo) stop();
      scope.unbindAll();
    },
  };
}

function bindStores(scope: Container): void {
  scope
    .bind(PROFILE_STORE)
    .toResolvedValue(
      (gateway, session, logger) => new ProfileStore(gateway, session, logger),
      [ACCOUNT_GATEWAY, SESSION_STORE, LOGGER],
    );
  scope
    .bind(SUBSCRIPTION_STORE)
    .toResolvedValue(
      (gateway, focus, logger) => new SubscriptionStore(gateway, focus, logger),
      [BILLING_GATEWAY, WINDOW_FOCUS, LOGGER],
    );
  scope
    .bind(KEY_SECRETS)
    .toResolvedValue(
      (gateway, copyText, logger) => new KeySecrets(gateway, copyText, logger),
      [API_KEY_GATEWAY, COPY_TEXT, LOGGER],
    );
  scope
    .bind(API_KEYS_STORE)
    .toResolvedValue(
      (gateway, secrets, report) => new ApiKeysStore(gateway, secrets, report),
      [API_KEY_GATEWAY, KEY_SECRETS, REPORT_FAILURE],
    );
}

function accountStores(scope: Container): AccountStores {
  const gateway = scope.get(API_KEY_GATEWAY);
  const keys = scope.get(API_KEYS_STORE);
  const report = scope.get(REPORT_FAILURE);
  const translate = scope.get(TRANSLATE);
  const copyText = scope.get(COPY_TEXT);
  return {
    apiKeys: keys,
    subscription: scope.get(SUBSCRIPTION_STORE),
    profile: scope.get(PROFILE_STORE),
    createKey: () => new CreateKeyStore({ gateway, keys, report, translate, copyText }),
    chooseVersion: () => new ChooseVersionStore(gateway, keys, report),
  };
}
