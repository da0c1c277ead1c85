import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** Opens a browser profile, which ends when its context is closed, or with the worker. */
export type OpenProfile = (options?: BrowserContextOptions) => Promise<BrowserContext>;

/** The browsers of a worker: one for each profile where a browser has room for one, else one for all. */
export class Browsers {
  private readonly started: Promise<Browser>[] = [];
  private readonly start: () => Promise<Browser>;
  private readonly haveOneProfile: boolean;

  constructor(start: () => Promise<Browser>, haveOneProfile: boolean) {
    this.start = start;
    this.haveOneProfile = haveOneProfile;
  }

  async open(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const browser = (!this.haveOneProfile && this.started[0]) || this.start();
    this.started.push(browser);
    const context = await (await browser).newContext(options);
    if (this.haveOneProfile) context.on('close', () => void context.browser()?.close());
    return context;
  }

  async close(): Promise<void> {
    for (const browser of this.started) await (await browser).close();
  }
}
