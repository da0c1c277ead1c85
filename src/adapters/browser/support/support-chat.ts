import type { Navigation } from '#src/application/platform/navigation.ts';
import type { SupportChat, SupportWidget } from '#src/application/platform/external-links.ts';
import { retryableOnce } from '#src/application/async/retryable-once.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { Widget } from './support-widgets.ts';

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

interface SupportSettings {
  readonly widget: SupportWidget;
  readonly id: string;
}

/** Nothing of the widget is requested before the first click; its code and its script then are. */
export function createWidgetSupportChat({ widget, id }: SupportSettings, logger: Logger): SupportChat {
  let loaded: Widget | null = null;
  let ended = 0;
  const load = retryableOnce(async () => {
    const { loadWidget } = await import('./support-widgets.ts');
    loaded = await loadWidget(widget, id);
    return loaded;
  });
  const attempt = async (use: () => Promise<void> | void, onFailed: () => void) => {
    try {
      await use();
    } catch (error) {
      logger.debug('The support chat did not respond', error);
      onFailed();
    }
  };
  return {
    isAvailable: true,
    open(conversation, onFailed) {
      const before = ended;
      void attempt(async () => {
        const { reset, open } = await load();
        // The vendor's script brings back the last conversation of the browser, which may be another person's.
        if (conversation === 'new' || before !== ended) reset();
        if (before === ended) open();
      }, onFailed);
    },
    end() {
      ended += 1;
      void attempt(
        () => loaded?.reset(),
        () => undefined,
      );
    },
  };
}
