import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { named, press, type Tour } from '#src/application/demo/tour.ts';
import { TourStore } from '#src/application/demo/tour-store.ts';

const create = named('button', 'api-keys.create');

const tour: Tour = {
  ...{ name: 'short', title: 'tour.keys', about: 'tour.keys.about', scenario: 'visitor', path: '/api-keys' },
  steps: [
    { at: create, message: 'tour.keys.reveal' },
    { at: create, message: 'tour.keys.create', deeds: [press(create)] },
    { at: create, message: 'tour.keys.made' },
  ],
};

function openTours(storage = new MemoryStorage()) {
  const tours = new TourStore(storage, [tour]);
  return { storage, tours };
}

function startTour() {
  const opened = openTours();
  opened.tours.start('short');
  return opened;
}

describe('the tour of a tab', () => {
  it('begins where it is started, and waits for what it points at', () => {
    const { tours } = startTour();
    expect(tours).toMatchObject({ tour, index: 0, state: 'waiting', isLast: false, canGoBack: false });
    expect(tours.step?.message).toBe('tour.keys.reveal');
  });

  it('knows no tour by another name', () => {
    const { tours } = startTour();
    tours.start('long');
    expect([tours.tour, tours.step, tours.isLast]).toEqual([null, null, false]);
  });

  it('is ready while its target is there', () => {
    const { tours } = startTour();
    tours.setFound(true);
    expect(tours.state).toBe('ready');
    tours.setFound(false);
    expect(tours.state).toBe('waiting');
  });

  it('gives up, and goes on when the target comes after all', () => {
    const { tours } = startTour();
    tours.fail();
    tours.setFound(false);
    expect(tours.state).toBe('failed');
    tours.setFound(true);
    expect(tours.state).toBe('ready');
  });

  it('stays busy whatever the page shows', () => {
    const { tours } = startTour();
    tours.startDeeds();
    tours.setFound(true);
    tours.setFound(false);
    expect([tours.state, tours.canGoBack]).toEqual(['busy', false]);
  });

  it('completes a step once, though the person and Next both do it', () => {
    const { tours } = startTour();
    tours.complete(0);
    tours.complete(0);
    expect(tours).toMatchObject({ index: 1, state: 'waiting' });
  });

  it('goes back over a step that only points', () => {
    const { tours } = startTour();
    tours.complete(0);
    expect(tours.canGoBack).toBe(true);
    tours.back();
    tours.back();
    expect(tours.index).toBe(0);
  });

  it('does not go back over a step that changed something', () => {
    const { tours } = startTour();
    tours.complete(0);
    tours.complete(1);
    tours.back();
    expect(tours).toMatchObject({ index: 2, isLast: true });
  });

  it('ends after its last step', () => {
    const { tours, storage } = startTour();
    for (const step of [0, 1, 2, 3]) tours.complete(step);
    expect(tours.tour).toBeNull();
    expect(openAgain(storage).tour).toBeNull();
  });

  it('continues after a reload, until it is stopped', () => {
    const { tours, storage } = startTour();
    tours.complete(0);
    expect(openAgain(storage)).toMatchObject({ tour, index: 1 });
    tours.stop();
    expect(openAgain(storage).tour).toBeNull();
  });

  it.each(['{"name":"short","step":9}', '{"name":"long","step":0}', '{"name":"short"}', 'short'])(
    'does not continue from %s',
    (text) => {
      const storage = new MemoryStorage();
      storage.set('gatehouse.demo-tour', text);
      expect(openAgain(storage).tour).toBeNull();
    },
  );
});

function openAgain(storage: MemoryStorage): TourStore {
  const { tours } = openTours(storage);
  tours.restore();
  return tours;
}
