import type { Navigation } from '../../application/platform/navigation';
import type { SupportChat } from '../../application/platform/support-chat';

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
