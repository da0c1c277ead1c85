import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Send } from './start-webkit.ts';

type Name = string | RegExp;

/** The member under which W3C WebDriver sends an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS: Readonly<Record<string, string | undefined>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Control: '\uE009',
  Backspace: '\uE003',
};
const PATIENCE_MS = 10_000;
/** Finds elements as a screen reader does; the page's own copy of it is evaluated once for each document. */
const TESTING_LIBRARY = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8');

const IN_PAGE = `
  const [role, name] = arguments;
  if (typeof TestingLibraryDom === 'undefined') return 'missing';
  const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')].filter((dialog) => dialog.offsetParent);
  const matches = typeof name === 'string' || !name ? name : new RegExp(name.source, name.flags);
  const options = matches ? { name: matches, exact: true } : {};
  for (const scope of [dialogs.at(-1), document.body]) {
    // A password has no role.
    const found = !scope ? [] : role === 'textbox'
      ? TestingLibraryDom.queryAllByLabelText(scope, matches, { selector: 'input, textarea' })
      : TestingLibraryDom.queryAllByRole(scope, role, options);
    if (found.length > 0) return found[0];
  }
  return null;
`;

/** A page of WebKit: elements by their role, real clicks and keys, and texts that are waited for. */
export class WebKitPage {
  private readonly send: Send;
  private readonly baseUrl: string;
  private session = '';

  constructor(send: Send, baseUrl: string) {
    this.send = send;
    this.baseUrl = baseUrl;
  }

  async start(browser: string): Promise<void> {
    const options = { binary: browser, args: ['--automation'] };
    const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
    const { sessionId } = (await this.send('POST', '/session', { capabilities: { alwaysMatch } })) as {
      sessionId: string;
    };
    this.session = `/session/${sessionId}`;
    await this.send('POST', `${this.session}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 });
  }

  async close(): Promise<void> {
    await this.send('DELETE', this.session);
  }

  /** In memory, which needs no worker; `moment` is what a link of the demo can set beside. */
  async open(path: string, moment = 'scenario=active-customer'): Promise<void> {
    const [plain = '', hash] = path.split('#');
    const url = new URL(plain.replace(/^\//, ''), this.baseUrl);
    url.search = `demo=v1;backend=memory;${moment}`;
    url.hash = hash ?? '';
    await this.send('POST', `${this.session}/url`, { url: url.href });
    await this.sees('');
  }

  evaluate(script: string, ...args: unknown[]): Promise<unknown> {
    return this.send('POST', `${this.session}/execute/sync`, { script, args });
  }

  async click(role: string, name?: Name): Promise<void> {
    await this.send('POST', `${await this.find(role, name)}/click`, {});
  }

  /** Replaces what the field holds. */
  async fill(name: Name, text: string, role = 'textbox'): Promise<void> {
    const field = await this.find(role, name);
    await this.send('POST', `${field}/clear`, {});
    await this.send('POST', `${field}/value`, { text });
  }

  async choose(name: Name, option: string): Promise<void> {
    const field = await this.find('combobox', name);
    await this.send('POST', `${field}/value`, { text: option });
  }

  /** A key by its name, a letter, or several with a plus between them, sent to what has the focus. */
  async press(keys: string): Promise<void> {
    const text = keys
      .split('+')
      .map((key) => KEYS[key] ?? key)
      .join('');
    const focused = (await this.send('GET', `${this.session}/element/active`)) as Record<string, string>;
    await this.send('POST', `${this.session}/element/${focused[ELEMENT]}/value`, { text });
  }

  /** Waits until the page shows this text, spaces aside. */
  async sees(text: Name): Promise<void> {
    const shown = () => this.evaluate('return document.querySelector("h1") ? document.body.innerText : ""');
    const matcher = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
    await expect.poll(shown, { timeout: PATIENCE_MS }).toEqual(matcher);
  }

  /** What the clipboard holds, pasted by keys into this field. */
  async pasteInto(name: Name, role = 'searchbox'): Promise<string> {
    const field = await this.find(role, name);
    await this.send('POST', `${field}/clear`, {});
    await this.send('POST', `${field}/click`, {});
    await this.press('Control+v');
    return String(await this.send('GET', `${field}/property/value`));
  }

  private async find(role: string, name?: Name): Promise<string> {
    const given = name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null);
    let element: unknown = null;
    const search = async () => {
      element = await this.evaluate(IN_PAGE, role, given);
      if (element === 'missing') element = await this.evaluate(`${TESTING_LIBRARY};${IN_PAGE}`, role, given);
      return element !== null && typeof element === 'object';
    };
    await expect.poll(search, { timeout: PATIENCE_MS, message: `${role} ${String(name ?? '')}` }).toBe(true);
    return `${this.session}/element/${(element as Record<string, string>)[ELEMENT]}`;
  }
}
