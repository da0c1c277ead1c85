import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import { CreateKeyStore } from '#src/application/api-keys/create-key-store.ts';
import { createAutoHide } from '#src/application/platform/window-focus.ts';
import type { AccountModule, AccountParts } from '#src/composition/container.ts';

/** Apart from the other dialogs of keys, because the dashboard creates the first key and needs no more of them. */
export const keyCreationModule = {
  createKey(parts) {
    const { copySecret: copyText, drafts, platform, settings } = parts;
    const autoHide = createAutoHide(platform.clock, platform.windowFocus, settings.seconds.reveal);
    const deps = { ...creation(parts), copyText, autoHide, leadsToCall: settings.gatewayBaseUrl !== '' };
    return (draft) => new CreateKeyStore({ ...deps, draft: drafts.slot(draft ?? 'create-key') });
  },
} satisfies AccountModule;

/** What a dialog needs that creates a key. */
export function creation({ gateways, apiKeys: keys, report, translate, get }: AccountParts) {
  const gettingStarted = get(gettingStartedStore);
  const onCreated = () => void gettingStarted.completeQuietly('apiKey');
  return { gateway: gateways.apiKeys, keys, report, translate, onCreated };
}
