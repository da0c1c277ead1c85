import type { ApiKey, ApiVersionId } from '#src/domain/api-keys/api-key.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import { removal } from '#src/application/forms/removal.ts';
import { deletionPhrase, isDeletionConfirmed } from '#src/domain/api-keys/key-deletion.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';
import type { Validator } from '#src/application/forms/form-store.ts';

/** Turns a key off, or on again, by what it was at the moment its change was asked for. */
export const toggleKey = change('toggle-key', ({ apiKeys }: Parts, { id, active }: ApiKey) => ({
  initial: {},
  toNext: () => !active,
  send: (next) => apiKeys.changeActive(id, next),
  // Without a response, the list was loaded again.
  recheck: ({ kind }, next) => Promise.resolve(kind === 'unreachable' && apiKeys.isActive(id) === next),
}));

type VersionValues = { readonly version: string };

export const chooseVersion = change('choose-version', ({ gateways, apiKeys }: Parts, _: null) => {
  const isDefault = (version: string) => version === (apiKeys.defaultVersion?.id ?? '');
  return {
    initial: { version: apiKeys.defaultVersion?.id ?? '' },
    rules: () =>
      Promise.resolve(({ version }: VersionValues) =>
        isDefault(version) ? { version: 'api-version.same' as const } : {},
      ),
    toNext: ({ version }: VersionValues) => version as ApiVersionId,
    send: (next) => gateways.apiKeys.chooseVersion(next),
    done: (_saved, next) => apiKeys.markDefault(next),
    // Without a response it may be saved, so the list decides.
    async recheck({ kind }, next) {
      if (kind !== 'unreachable') return false;
      await apiKeys.versions.load();
      return isDefault(next);
    },
  };
});

/** Deletes a key for good, so its name is typed first. */
export const deleteKey = change('delete-key', ({ gateways, apiKeys, rotations }: Parts, key: ApiKey) => {
  const { id } = key;
  const name = deletionPhrase(key);
  const check: Validator<{ readonly confirmation: string }> = ({ confirmation }) => {
    if (isDeletionConfirmed(key, confirmation)) return {};
    return { confirmation: isPresent(confirmation) ? 'api-keys.delete.different' : 'api-keys.delete.missing' };
  };
  const forget = () => {
    rotations.forgetKey(id);
    return apiKeys.forgetKey(id);
  };
  return {
    initial: { confirmation: '' },
    rules: () => Promise.resolve(check),
    toNext: () => null,
    send: () => removal(gateways.apiKeys.remove(id)),
    // The response has little detail, so the refetched list decides.
    done: forget,
    confirms: () => !apiKeys.has(id),
    denial: (t) => t('failure.still-listed', { name }),
    toast(t, saved) {
      if (saved === 'gone') return { kind: 'info', text: t('api-keys.delete.gone', { name }) };
      return saved && t('api-keys.delete.done', { name });
    },
    async recheck({ kind }) {
      if (kind !== 'unreachable') return false;
      const refetched = await apiKeys.keys.refresh();
      if (!refetched.ok || apiKeys.has(id) || apiKeys.keys.hasMore) return false;
      await forget();
      return true;
    },
  };
});
