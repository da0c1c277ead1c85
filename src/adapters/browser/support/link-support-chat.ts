import type { Navigation } from '#src/application/platform/navigation.ts';
import type { SupportChat } from '#src/application/platform/external-links.ts';

/** Opens the deployment's chat or contact page in a new tab; no foreign widget runs here. */
export function createLinkSupportChat(
  navigation: Pick<Navigation, 'openExternal'>,
  urls: readonly string[],
): SupportChat {
  const url = urls.find((candidate) => candidate !== '');
  return {
    isAvailable: url !== undefined,
    open() {
      if (url !== undefined) navigation.openExternal(url);
    },
    end: () => undefined,
  };
}
