import type { Navigation } from '#src/application/platform/navigation.ts';
import type { SupportChat } from '#src/application/platform/support-chat.ts';

/** The deployment's chat page, else its contact page, in a tab of its own: no widget of somebody else's runs here. */
export function createLinkSupportChat(navigation: Navigation, urls: readonly string[]): SupportChat {
  const url = urls.find((candidate) => candidate !== '');
  return {
    isAvailable: url !== undefined,
    open() {
      if (url !== undefined) navigation.openExternal(url);
    },
  };
}
