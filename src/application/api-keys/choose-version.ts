import type { ApiVersionId } from '#src/domain/api-keys/api-key.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';

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
