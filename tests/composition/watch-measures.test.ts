import { describe, expect, it } from 'vitest';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { MeasuresStore } from '#src/application/measures/measures-store.ts';
import { createNullPlatform } from '#src/composition/platform/platform.ts';
import { openMeasures, watchBoth, watchEvents } from '#src/composition/watch-measures.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { flush } from '#tests/support/gate.ts';

const ENDPOINT = 'https://measures.example/console';
const open = (browser: object, endpoint = ENDPOINT) =>
  openMeasures({ endpoint, consent: false }, createNullPlatform(), {
    ...{ navigator: browser as Navigator, document: {} as Document },
  });

describe('measures', () => {
  it.each([
    ['a browser that says nothing', { doNotTrack: null }, true],
    ['a browser that may track', { doNotTrack: '0', globalPrivacyControl: false }, true],
    ['Do Not Track', { doNotTrack: '1' }, false],
    ['Global Privacy Control', { globalPrivacyControl: true }, false],
  ])('are taken with %s: %s', (_, browser, isMeasured) => {
    expect(open(browser) !== null).toBe(isMeasured);
  });

  it('are not taken without an endpoint', () => {
    expect([open({}, ''), watchEvents(null)]).toEqual([null, undefined]);
  });

  it('learn of each call that succeeded', async () => {
    const counted: string[] = [];
    const current = { countCall: (call: string) => void counted.push(call) } as unknown as MeasuresStore;
    const watch = watchEvents({ load: () => Promise.resolve(), current });
    watch?.(endpoints.register, { failure: unexpected(500) });
    watch?.(endpoints.profile, {});
    await flush();
    expect(counted).toEqual(['GET /api/account/profile']);
  });

  it('leave the errors their results', () => {
    const seen: string[] = [];
    const [one, other] = ['one', 'other'].map((name) => () => void seen.push(name));
    watchBoth(one, other)?.(endpoints.profile, {});
    expect([seen, watchBoth(one, undefined), watchBoth(undefined, undefined)]).toEqual([
      ['one', 'other'],
      one,
      undefined,
    ]);
  });
});
