import { loadScript } from '#src/adapters/browser/load-script.ts';
import type { SupportWidget } from '#src/application/platform/external-links.ts';

declare global {
  interface Window {
    Intercom?: (...call: readonly unknown[]) => void;
    intercomSettings?: Readonly<Record<string, string>>;
    $crisp?: { push(call: readonly unknown[]): unknown };
    CRISP_WEBSITE_ID?: string;
    zE?: (...call: readonly unknown[]) => void;
  }
}

interface Vendor {
  url(id: string): string;
  /** What the script reads when it starts. */
  prepare?(id: string): void;
  /** Throws if the script offers nothing. */
  open(id: string): void;
  /** Forgets the conversation and hides the widget. */
  reset(): void;
  /** Of the element, where the script looks for it. */
  readonly elementId?: string;
}

const VENDORS: Readonly<Record<SupportWidget, Vendor>> = {
  /* https://developers.intercom.com/installing-intercom/web/methods */
  intercom: {
    url: (id) => `https://widget.intercom.io/widget/${id}`,
    prepare(id) {
      window.intercomSettings = { api_base: 'https://api-iam.intercom.io', app_id: id };
    },
    open(id) {
      const call = offered(window.Intercom);
      call('boot', { api_base: 'https://api-iam.intercom.io', app_id: id });
      call('show');
    },
    reset: () => offered(window.Intercom)('shutdown'),
  },
  /* https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/dollar-crisp/ */
  crisp: {
    url: () => 'https://client.crisp.chat/l.js',
    prepare(id) {
      window.$crisp = [];
      window.CRISP_WEBSITE_ID = id;
    },
    open: () => pushAll(['do', 'chat:show'], ['do', 'chat:open']),
    reset: () => pushAll(['do', 'session:reset'], ['do', 'chat:hide']),
  },
  /* https://developer.zendesk.com/api-reference/widget-messaging/web/core/ */
  zendesk: {
    url: (id) => `https://static.zdassets.com/ekr/snippet.js?key=${id}`,
    elementId: 'ze-snippet',
    open() {
      offered(window.zE)('messenger', 'show');
      offered(window.zE)('messenger', 'open');
    },
    reset() {
      offered(window.zE)('messenger', 'resetWidget');
      offered(window.zE)('messenger', 'hide');
    },
  },
};

export interface Widget {
  open(): void;
  reset(): void;
}

/** Loads the script of the widget. */
export async function loadWidget(widget: SupportWidget, id: string, load = loadScript): Promise<Widget> {
  const vendor = VENDORS[widget];
  vendor.prepare?.(id);
  await load(vendor.url(encodeURIComponent(id)), vendor.elementId);
  return { open: () => vendor.open(id), reset: () => vendor.reset() };
}

function pushAll(...calls: readonly (readonly string[])[]): void {
  for (const call of calls) offered(window.$crisp).push(call);
}

function offered<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The script of the support chat offers nothing');
  return part;
}
