import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import { ChooseVersionStore } from '#src/application/api-keys/choose-version-store.ts';
import { type CreateKeyDeps, CreateKeyStore } from '#src/application/api-keys/create-key-store.ts';
import { DeactivateKeysStore } from '#src/application/api-keys/deactivate-keys-store.ts';
import { DeleteKeyStore } from '#src/application/api-keys/delete-key-store.ts';
import { KeyDetailsStore } from '#src/application/api-keys/key-details-store.ts';
import { KeyLimitStore } from '#src/application/api-keys/key-limit-store.ts';
import { KeySecrets } from '#src/application/api-keys/key-secrets.ts';
import { LastUsedStore } from '#src/application/api-keys/last-used-store.ts';
import { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import { RotationsStore } from '#src/application/api-keys/rotations-store.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ShownLanguage } from '#src/application/i18n/language-store.ts';
import { createAutoHide } from '#src/application/platform/auto-hide.ts';
import { ACCOUNT_STORES, DRAFTS, KEY_SECRETS } from '#src/composition/account-tokens.ts';
import { CATALOG_STORE } from './plans.module.ts';
import type { Platform } from '#src/composition/platform/platform.ts';
import {
  COPY_TEXT,
  GATEWAYS,
  LANGUAGE_STORE,
  PLATFORM,
  REPORT_FAILURE,
  TOAST_STORE,
  token,
  TRANSLATE,
} from '#src/composition/tokens.ts';

const {
  apiKeys,
  capabilities,
  chooseVersion,
  createKey,
  deactivateKeys,
  deleteKey,
  gettingStarted,
  keyDetails,
  keyLimit,
  profile,
  rotateKey,
  rotations,
  subscription,
} = ACCOUNT_STORES;
const KEY_CALLS = 100;
const DIALOG_DEPS = token<Omit<CreateKeyDeps, 'copyText' | 'autoHide' | 'draft'>>('KeyDialogDeps');

export const apiKeysModule = new ContainerModule((options) => {
  const { bind } = options;
  bind(KEY_SECRETS).toResolvedValue(
    ({ apiKeys }, { logger, clock, windowFocus }, copyText) =>
      new KeySecrets(apiKeys, copyText, logger, createAutoHide(clock, windowFocus)),
    [GATEWAYS, PLATFORM, COPY_TEXT],
  );
  bind(apiKeys).toResolvedValue(createApiKeys, [GATEWAYS, PLATFORM, KEY_SECRETS, LANGUAGE_STORE, REPORT_FAILURE]);
  bind(rotations).toResolvedValue(
    ({ storage }, keys, profile) =>
      new RotationsStore(
        storage,
        () => profile.person?.email ?? '',
        (id) => keys.keys.items.find((key) => key.id === id)?.name,
      ),
    [PLATFORM, apiKeys, profile],
  );
  bind(keyLimit).toResolvedValue(
    ({ plans }, profile, subscription) =>
      new KeyLimitStore({
        plans,
        // The id outranks the name, so neither is used before the id is known.
        current: () =>
          profile.profile.value
            ? { id: profile.profile.value.paymentPackageId, name: subscription.current.value?.name ?? null }
            : null,
      }),
    [CATALOG_STORE, profile, subscription],
  );
  bindDialogs(options);
  bindPanel(options);
});

function bindDialogs({ bind }: ContainerModuleLoadOptions): void {
  bind(DIALOG_DEPS).toResolvedValue(
    ({ apiKeys: gateway }, keys, gettingStarted, report, translate) => {
      const onCreated = () => void gettingStarted.completeQuietly('apiKey');
      return { gateway, keys, report, translate, onCreated };
    },
    [GATEWAYS, apiKeys, gettingStarted, REPORT_FAILURE, TRANSLATE],
  );
  bind(createKey).toResolvedValue(
    (deps, copyText, drafts, { clock, windowFocus }) => {
      const autoHide = createAutoHide(clock, windowFocus);
      return (draft?: 'first-key') =>
        new CreateKeyStore({ ...deps, copyText, autoHide, draft: drafts.slot(draft ?? 'create-key') });
    },
    [DIALOG_DEPS, COPY_TEXT, DRAFTS, PLATFORM],
  );
  bind(rotateKey).toResolvedValue(
    (deps, rotations, { clock, windowFocus: focus }, drafts) =>
      (key) =>
        new RotateKeyStore({ ...deps, rotations, clock, focus, draft: drafts.slot(`rotate-key:${key.id}`) }, key),
    [DIALOG_DEPS, rotations, PLATFORM, DRAFTS],
  );
  bind(deactivateKeys).toResolvedValue(
    (keys, report) => () => new DeactivateKeysStore(keys, report),
    [apiKeys, REPORT_FAILURE],
  );
  bind(chooseVersion).toResolvedValue(
    (gateways, keys, report) => () => new ChooseVersionStore(gateways.apiKeys, keys, report),
    [GATEWAYS, apiKeys, REPORT_FAILURE],
  );
}

function bindPanel({ bind }: ContainerModuleLoadOptions): void {
  bind(keyDetails).toResolvedValue(
    (keys, capabilities, { logs }) => {
      const canDelete = () => capabilities.has('api-key-deletion');
      const loadCalls = (apiKey: string, signal: AbortSignal) => logs.recentRequests(KEY_CALLS, { apiKey }, signal);
      return (id) => new KeyDetailsStore({ keys, loadCalls, canDelete }, id);
    },
    [apiKeys, capabilities, GATEWAYS],
  );
  bind(deleteKey).toResolvedValue(
    ({ apiKeys: gateway }, keys, rotations, toasts, report, translate) =>
      (key) =>
        new DeleteKeyStore({ gateway, keys, rotations, toasts, report, translate }, key),
    [GATEWAYS, apiKeys, rotations, TOAST_STORE, REPORT_FAILURE, TRANSLATE],
  );
}

function createApiKeys(
  { apiKeys, logs }: Gateways,
  { windowFocus, clock, logger }: Platform,
  secrets: KeySecrets,
  language: ShownLanguage,
  report: ReportFailure,
): ApiKeysStore {
  const deps = { gateway: apiKeys, loadFilterOptions: () => logs.requestKeys(), clock, logger };
  const lastUsed = new LastUsedStore({ ...deps, keys: () => store.keys.items });
  const store: ApiKeysStore = new ApiKeysStore({
    gateway: apiKeys,
    secrets,
    lastUsed,
    language,
    focus: windowFocus,
    report,
  });
  return store;
}
