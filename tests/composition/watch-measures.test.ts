import { describe, expect, it } from 'vitest';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
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

  it.each<[string, Endpoint, object, readonly string[]]>([
    ['a registration', endpoints.register, {}, ['signed-up']],
    ['a new key', endpoints.createApiKey, { body: { name: 'a' } }, ['key-created']],
    ['a plan', endpoints.savePlan, {}, ['plan-chosen']],
    ['a call of the dashboard', endpoints.sendRequest, {}, ['first-call']],
    ['a registration that failed', endpoints.register, { failure: unexpected(500) }, []],
    ['any other call', endpoints.profile, {}, []],
  ])('count %s', async (_, endpoint, ended, events) => {
    const did: string[] = [];
    const current = { did: (name: string) => void did.push(name) } as unknown as MeasuresStore;
    watchEvents({ load: () => Promise.resolve(), current })?.(endpoint, ended);
    await flush();
    expect(did).toEqual(events);
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
