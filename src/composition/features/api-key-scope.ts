import type { Container } from 'inversify';
import { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import { ChooseVersionStore } from '#src/application/api-keys/choose-version-store.ts';
import { CreateKeyStore } from '#src/application/api-keys/create-key-store.ts';
import { KeySecrets } from '#src/application/api-keys/key-secrets.ts';
import { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import { RotationsStore } from '#src/application/api-keys/rotations-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { createAutoHide } from '#src/application/platform/auto-hide.ts';
import {
  API_KEYS_STORE,
  CLOCK,
  COPY_TEXT,
  GATEWAYS,
  KEY_SECRETS,
  LOGGER,
  PROFILE_STORE,
  REPORT_FAILURE,
  STORAGE,
  TRANSLATE,
  WINDOW_FOCUS,
} from '#src/composition/tokens.ts';

export function bindKeyStores(scope: Container): void {
  scope
    .bind(KEY_SECRETS)
    .toResolvedValue(
      ({ apiKeys }, copyText, logger, clock, focus) =>
        new KeySecrets(apiKeys, copyText, logger, createAutoHide(clock, focus)),
      [GATEWAYS, COPY_TEXT, LOGGER, CLOCK, WINDOW_FOCUS],
    );
  scope.bind(API_KEYS_STORE).toResolvedValue(
    ({ apiKeys, logs }, secrets, focus, report, clock, logger) => {
      const deps = { gateway: apiKeys, loadFilterOptions: () => logs.requestKeys(), clock, logger };
      const lastUsed = new LastUsedStore({ ...deps, keys: () => store.keys.items });
      const store: ApiKeysStore = new ApiKeysStore(apiKeys, secrets, lastUsed, focus, report);
      return store;
    },
    [GATEWAYS, KEY_SECRETS, WINDOW_FOCUS, REPORT_FAILURE, CLOCK, LOGGER],
  );
}

type KeyStores = Pick<AccountStores, 'apiKeys' | 'rotations' | 'createKey' | 'rotateKey' | 'chooseVersion'>;

/** `onCreated`: a key has been made, with whatever in mind. */
export function keyStores(scope: Container, onCreated: () => void): KeyStores {
  const gateway = scope.get(GATEWAYS).apiKeys;
  const keys = scope.get(API_KEYS_STORE);
  const report = scope.get(REPORT_FAILURE);
  const translate = scope.get(TRANSLATE);
  // Asked for now: another tab may be heard of after the scope is closed.
  const profile = scope.get(PROFILE_STORE);
  const rotations = new RotationsStore(
    scope.get(STORAGE),
    () => profile.person?.email ?? '',
    (id) => keys.keys.items.find((key) => key.id === id)?.name,
  );
  const deps = { gateway, keys, report, translate, onCreated };
  return {
    apiKeys: keys,
    rotations,
    createKey: () => new CreateKeyStore({ ...deps, copyText: scope.get(COPY_TEXT) }),
    rotateKey: (key) => new RotateKeyStore({ ...deps, rotations, clock: scope.get(CLOCK) }, key),
    chooseVersion: () => new ChooseVersionStore(gateway, keys, report),
  };
}
