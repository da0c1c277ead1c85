import type { Navigation } from '#src/application/platform/navigation.ts';
import type { SupportChat } from '#src/application/platform/support-chat.ts';

/** The deployment's chat page, else its contact page, in a tab of its own: no widget of somebody else's runs here. */
export function createLinkSupportChat(navigation: Navigation, addresses: readonly string[]): SupportChat {
  const address = addresses.find((candidate) => candidate !== '');
  return {
    isOffered: address !== undefined,
    open() {
      if (address !== undefined) navigation.openExternal(address);
    },
  };
}
