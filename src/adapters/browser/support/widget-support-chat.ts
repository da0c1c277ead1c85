import { retryableOnce } from '#src/application/async/retryable-once.ts';
import type { SupportChat, SupportWidget } from '#src/application/platform/external-links.ts';
import type { Logger } from '#src/application/platform/logger.ts';

export interface SupportSettings {
  readonly widget: SupportWidget;
  readonly id: string;
}

/** Nothing of the widget is requested before the first click; its code and its script then are. */
export function createWidgetSupportChat({ widget, id }: SupportSettings, logger: Logger): SupportChat {
  const load = retryableOnce(async () => {
    const { loadWidget } = await import('./support-widgets.ts');
    return loadWidget(widget, id);
  });
  const openWidget = async (onFailed: () => void): Promise<void> => {
    try {
      const open = await load();
      open();
    } catch (error) {
      logger.debug('The support chat did not open', error);
      onFailed();
    }
  };
  return { isAvailable: true, open: (onFailed) => void openWidget(onFailed) };
}
