import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RELOADED_RELEASE_KEY } from '#src/application/app/release-store.ts';
import { LEFT_RELEASE_KEY, reportLoadFailure } from '#src/first-paint/load-failure.ts';
import { DRAWN_LOG_IN, parse } from './drawn-log-in.ts';

const MESSAGE =
  '<template id="not-started"><main id="load-error"><button>Reload</button></main></template>' +
  '<template id="framed"><main id="framed-error"></main></template>';

/** A page that counts its reloads; a test makes its entry fail. */
function openPage(body = DRAWN_LOG_IN, top: object | null = null) {
  const page = parse(body + MESSAGE);
  page.documentElement.dataset.firstPaint = 'log-in';
  const entry = page.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', './assets/entry.js');
  let reloads = 0;
  const view = { document: page, addEventListener: entry.addEventListener.bind(entry), self: {}, top };
  view.top ??= view.self;
  reportLoadFailure(view as unknown as Window, () => (reloads += 1));
  return {
    page,
    fail: () => entry.dispatchEvent(new Event('error')),
    reloads: () => reloads,
    isReported: () => page.querySelector('#load-error') !== null,
  };
}

describe('a console that fails to load', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => sessionStorage.clear());

  it('reloads once, and reports it when the next page names the same entry', () => {
    const first = openPage();
    first.fail();
    expect([first.reloads(), first.isReported()]).toEqual([1, false]);
    const second = openPage();
    second.fail();
    expect([second.reloads(), second.isReported()]).toEqual([0, true]);
    expect(second.page.documentElement.dataset.firstPaint).toBeUndefined();
    second.page.querySelector<HTMLButtonElement>('#load-error button')?.click();
    expect(second.reloads()).toBe(1);
  });

  it('says in a frame that it cannot be shown there, and does not reload', () => {
    const { page, fail, reloads, isReported } = openPage(DRAWN_LOG_IN, {});
    fail();
    expect([reloads(), isReported(), page.querySelector('#framed-error') !== null]).toEqual([0, false, true]);
  });

  it('never reloads over what was typed', () => {
    const page = openPage(DRAWN_LOG_IN.replace('name="email"', 'name="email" value="elena@"'));
    page.fail();
    expect([page.reloads(), page.isReported()]).toEqual([0, true]);
  });

  it('shares the reload with the running console', () => {
    expect(LEFT_RELEASE_KEY).toBe(RELOADED_RELEASE_KEY);
  });
});
