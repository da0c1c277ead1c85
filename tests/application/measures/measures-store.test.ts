import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { MEASURES_KEY, MeasuresStore } from '#src/application/measures/measures-store.ts';
import type { MeasureBatch, WebVital } from '#src/application/platform/measures.ts';

let batches: MeasureBatch[];
let storage: MemoryStorage;
let path: string;
let moved: () => void;
let hidden: () => void;
let vital: ((one: WebVital) => void) | null;
beforeEach(() => {
  batches = [];
  storage = new MemoryStorage();
  path = '/dashboard';
  vital = null;
});

function open(needsConsent = false): MeasuresStore {
  const store = new MeasuresStore({
    device: {
      send: (batch) => void batches.push(batch),
      watchVitals(onVital) {
        vital = onVital;
        return Promise.resolve();
      },
    },
    ...{ needsConsent, storage, clock: new ManualClock(), release: 'r', language: () => 'de' },
    navigation: {
      path: () => path,
      onChange(listener) {
        moved = listener;
        return () => undefined;
      },
    },
    focus: {
      onHide(listener) {
        hidden = listener;
        return () => undefined;
      },
    },
  });
  store.start();
  return store;
}

function goTo(next: string) {
  path = next;
  moved();
}

const sent = () => batches.flatMap(({ measures }) => measures.map(({ kind, route }) => `${kind} ${route}`));

describe('measures', () => {
  it('are page views by pattern, web vitals and events, sent together when the tab is hidden', () => {
    const store = open();
    goTo('/reset-password/s3cret');
    goTo('/reset-password/s3cret?again');
    goTo('/api-keys');
    store.countCall('POST /api/api-keys');
    vital?.({ name: 'LCP', value: 812.5, rating: 'good' });
    expect(batches).toEqual([]);
    hidden();
    hidden();
    expect(batches).toHaveLength(1);
    expect(sent()).toEqual([
      ...['page /dashboard', 'page /reset-password/:token', 'page /api-keys'],
      ...['event /api-keys', 'vital /api-keys'],
    ]);
    expect(batches[0]?.measures.at(-1)).toMatchObject({ name: 'LCP', value: 812.5, rating: 'good' });
    expect(batches[0]).toMatchObject({ release: 'r', language: 'de' });
  });

  it('are sent when 20 have come together', () => {
    const store = open();
    for (let count = 0; count < 19; count += 1) store.countCall('POST /api/api-keys');
    expect(batches.map(({ measures }) => measures.length)).toEqual([20]);
  });
});

describe('with consent', () => {
  it('nothing is counted before the answer, nor after a decline', () => {
    const store = open(true);
    expect([store.isAsking, vital]).toEqual([true, null]);
    goTo('/usage');
    store.countCall('POST /api/api-keys');
    store.decline();
    goTo('/team');
    hidden();
    expect([store.isAsking, batches, storage.get(MEASURES_KEY)]).toEqual([false, [], 'declined']);
  });

  it('have an event for a registration, a new key, a plan and a first call', () => {
    const store = open();
    const { register, createApiKey, savePlan, sendRequest, profile } = endpoints;
    for (const { method, path } of [register, createApiKey, savePlan, sendRequest, profile])
      store.countCall(`${method} ${path}`);
    hidden();
    const events = batches.flatMap(({ measures }) => measures.flatMap((one) => (one.kind === 'event' ? one.name : [])));
    expect(events).toEqual(['signed-up', 'key-created', 'plan-chosen', 'first-call']);
  });

  it('what comes after the answer is counted, and the browser remembers it', () => {
    open(true).allow();
    goTo('/usage');
    hidden();
    expect(sent()).toEqual(['page /dashboard', 'page /usage']);
    expect(open(true).isAsking).toBe(false);
  });

  it('the answer can be taken back, and what waits is dropped', () => {
    storage.set(MEASURES_KEY, 'allowed');
    const store = open(true);
    store.ask();
    expect(store.isAsking).toBe(true);
    store.decline();
    hidden();
    expect([store.isAsking, batches]).toEqual([false, []]);
  });
});
