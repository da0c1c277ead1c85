import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadWidget } from '#src/adapters/browser/support/support-widgets.ts';
import { createWidgetSupportChat } from '#src/adapters/browser/support/support-chat.ts';
import { SUPPORT_WIDGETS, type SupportWidget } from '#src/application/platform/external-links.ts';

/** What the fakes of the vendors' scripts were asked for. */
let calls: unknown[][];
let page: Record<string, unknown>;

beforeEach(() => {
  calls = [];
  page = {};
  vi.stubGlobal('window', page);
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** As the vendors document them. */
const SCRIPTS: Readonly<Record<SupportWidget, () => void>> = {
  intercom() {
    page['Intercom'] = (...call: unknown[]) => calls.push(call);
  },
  crisp() {
    const queue = page['$crisp'] as unknown[][];
    calls.push(['website', page['CRISP_WEBSITE_ID']], ...queue);
    page['$crisp'] = { push: (call: unknown[]) => calls.push(call) };
  },
  zendesk() {
    page['zE'] = (...call: unknown[]) => calls.push(call);
  },
};

const EXPECTED = {
  intercom: {
    script: ['https://widget.intercom.io/widget/id%207', undefined],
    calls: [['boot', { api_base: 'https://api-iam.intercom.io', app_id: 'id 7' }], ['show']],
    reset: [['shutdown']],
  },
  crisp: {
    script: ['https://client.crisp.chat/l.js', undefined],
    calls: [
      ['website', 'id 7'],
      ['do', 'chat:show'],
      ['do', 'chat:open'],
    ],
    reset: [
      ['do', 'session:reset'],
      ['do', 'chat:hide'],
    ],
  },
  zendesk: {
    script: ['https://static.zdassets.com/ekr/snippet.js?key=id%207', 'ze-snippet'],
    calls: [
      ['messenger', 'show'],
      ['messenger', 'open'],
    ],
    reset: [
      ['messenger', 'resetWidget'],
      ['messenger', 'hide'],
    ],
  },
} as const;

describe.each(SUPPORT_WIDGETS)('the chat of %s', (widget) => {
  it('loads its script, opens and forgets by its documented calls', async () => {
    const loaded: unknown[][] = [];
    const { open, reset } = await loadWidget(widget, 'id 7', (...script) => {
      loaded.push([...script]);
      SCRIPTS[widget]();
      return Promise.resolve();
    });
    open();
    expect([loaded, calls]).toEqual([[EXPECTED[widget].script], EXPECTED[widget].calls]);
    calls = [];
    reset();
    expect(calls).toEqual(EXPECTED[widget].reset);
  });

  it('fails when its script offers nothing', async () => {
    const { open, reset } = await loadWidget(widget, 'id', () => Promise.resolve());
    page = {};
    vi.stubGlobal('window', page);
    for (const use of [open, reset]) expect(use).toThrow('offers nothing');
  });
});

/** A chat whose script comes when the test says so. */
function chatWithSlowScript() {
  const scripts: { onload?: () => void }[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    head: { append: (script: object) => scripts.push(script) },
  });
  const chat = createWidgetSupportChat({ widget: 'intercom', id: 'x' }, { debug: () => undefined });
  const arrive = async () => {
    await vi.waitFor(() => expect(scripts).toHaveLength(1));
    SCRIPTS.intercom();
    scripts[0]?.onload?.();
    await vi.waitFor(() => expect(calls).not.toEqual([]));
  };
  const called = () => calls.splice(0).map(([name]) => name);
  return { chat, arrive, called };
}

describe('the support chat', () => {
  it('shows a conversation while it is continued, and nothing of it once it has ended', async () => {
    const { chat, arrive, called } = chatWithSlowScript();
    chat.end();
    chat.open('new', expect.unreachable);
    await arrive();
    expect(called(), 'the browser may have had an older one').toEqual(['shutdown', 'boot', 'show']);
    chat.open('continued', expect.unreachable);
    await vi.waitFor(() => expect(called()).toEqual(['boot', 'show']));
    chat.end();
    expect(called()).toEqual(['shutdown']);
  });

  it('stays closed where its script comes after the end', async () => {
    const { chat, arrive, called } = chatWithSlowScript();
    chat.open('continued', expect.unreachable);
    chat.end();
    await arrive();
    expect(called()).toEqual(['shutdown']);
  });

  it('requests nothing before the click, says that it failed, and tries again with the next one', async () => {
    const requested: string[] = [];
    const element = () => ({
      remove: () => undefined,
      set src(url: string) {
        requested.push(url);
      },
    });
    const append = (script: { onerror?: () => void }) => script.onerror?.();
    vi.stubGlobal('document', { createElement: element, head: { append } });
    const logged: string[] = [];
    const chat = createWidgetSupportChat(
      { widget: 'crisp', id: 'x' },
      { debug: (message) => void logged.push(message) },
    );
    expect([chat.isAvailable, requested]).toEqual([true, []]);
    for (const count of [1, 2]) {
      await new Promise<void>((resolve) => chat.open('new', resolve));
      expect([requested.length, logged.length]).toEqual([count, count]);
    }
  });
});
