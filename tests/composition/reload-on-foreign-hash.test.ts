import { describe, expect, it, vi } from 'vitest';
import { createHashNavigation } from '#src/adapters/browser/browser-navigation.ts';
import { reloadOnForeignHash } from '#src/composition/reload-on-foreign-hash.ts';

/** A page that was opened at one location; `reloads` counts what the next ones cause. */
function openAt(location: string) {
  let current = location;
  const listeners: (() => void)[] = [];
  const reload = vi.fn();
  const heard = vi.fn();
  const navigation = {
    ...createHashNavigation(),
    path: () => current.split('?')[0] ?? '',
    search: () => current.slice(navigation.path().length),
    onChange: (listener: () => void) => {
      listeners.push(listener);
      return () => {};
    },
  };
  reloadOnForeignHash(navigation, { reload }).onChange(heard);
  return (next: string) => {
    current = next;
    for (const listener of listeners) listener();
    return { reloads: reload.mock.calls.length, heard: heard.mock.calls.length };
  };
}

describe('a single file', () => {
  it.each([
    { from: '/', to: '/dashboard', reloads: 0, why: 'moves within the console' },
    { from: '/auth/summary', to: '/mock/checkout?session=1', reloads: 1, why: 'leaves for the card provider' },
    { from: '/mock/checkout?session=1', to: '/subscription-success', reloads: 1, why: 'returns from it' },
    { from: '/mock/consent', to: '/mock/consent?app=google', reloads: 0, why: 'stays there' },
    { from: '/dashboard', to: '/demo', reloads: 1, why: 'opens the catalog of the demo' },
    { from: '/demo', to: '/demo/states', reloads: 1, why: 'goes on to its map' },
    { from: '/demo/states', to: '/', reloads: 1, why: 'returns to the console' },
    { from: '/', to: '/?scenario=visitor', reloads: 1, why: 'starts a scenario' },
    { from: '/?scenario=visitor', to: '/billing?scenario=visitor', reloads: 0, why: 'goes on in the same scenario' },
    { from: '/?scenario=visitor', to: '/?scenario=full-team', reloads: 1, why: 'starts another scenario' },
    { from: '/?scenario=visitor', to: '/dashboard', reloads: 0, why: 'goes on without its name' },
    { from: '/', to: '/usage?demo=v1;quota=98', reloads: 1, why: 'opens a moment' },
  ])('that $why reloads $reloads times', ({ from, to, reloads }) => {
    expect(openAt(from)(to)).toEqual({ reloads, heard: 1 - reloads });
  });
});
