import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { deletionPhrase, isDeletionConfirmed } from '#src/domain/api-keys/key-deletion.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change, removal } from '#src/application/forms/change.ts';
import type { Validator } from '#src/application/forms/form-store.ts';

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
