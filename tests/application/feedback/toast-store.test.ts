import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { ToastStore } from '#src/application/feedback/toast-store.ts';

function open() {
  const clock = new ManualClock();
  const store = new ToastStore(clock);
  const messages = () => store.toasts.map(({ text }) => text);
  return { clock, store, messages };
}

describe('toasts', () => {
  it('come in four kinds, the newest last', () => {
    const { store } = open();
    for (const kind of ['error', 'success', 'warning', 'info'] as const) store.show(kind, `an ${kind}`);
    expect(store.toasts.map(({ kind }) => kind)).toEqual(['error', 'success', 'warning', 'info']);
    expect(new Set(store.toasts.map(({ id }) => id)).size).toBe(4);
  });

  it('close by themselves after 5000 ms, each counted from when it came', () => {
    const { clock, store, messages } = open();
    store.show('info', 'first');
    clock.advance(2000);
    store.show('info', 'second');
    clock.advance(2999);
    expect(messages()).toEqual(['first', 'second']);
    clock.advance(1);
    expect(messages()).toEqual(['second']);
    clock.advance(2000);
    expect(messages()).toEqual([]);
  });

  it('stay while they are held and then restart counting', () => {
    const { clock, store, messages } = open();
    store.show('info', 'held');
    const [toast] = store.toasts;
    clock.advance(4000);
    store.pause(toast!.id);
    clock.advance(60_000);
    expect(messages()).toEqual(['held']);
    store.resume(toast!.id);
    clock.advance(4999);
    expect(messages()).toEqual(['held']);
    clock.advance(1);
    expect(messages()).toEqual([]);
  });

  it('can be dismissed, even twice', () => {
    const { store, messages } = open();
    store.show('info', 'one');
    store.show('info', 'two');
    const [one] = store.toasts;
    store.close(one!.id);
    store.close(one!.id);
    expect(messages()).toEqual(['two']);
  });

  it('are four at most: the oldest goes', () => {
    const { store, messages } = open();
    for (const text of ['1', '2', '3', '4', '5', '6']) store.show('error', text);
    expect(messages()).toEqual(['3', '4', '5', '6']);
  });

  it('of one failure stay together, however many they are, and older ones go', () => {
    const { clock, store, messages } = open();
    store.show('info', 'older');
    store.showAll('error', ['1', '2', '3', '4', '5', '6', '6']);
    expect(messages()).toEqual(['1', '2', '3', '4', '5', '6']);
    clock.advance(4999);
    expect(messages().length).toBe(6);
    clock.advance(1);
    expect(messages()).toEqual([]);
  });

  it('replace a twin of the same kind and text, whose time restarts', () => {
    const { clock, store, messages } = open();
    store.show('error', 'no answer');
    store.show('error', 'another');
    clock.advance(4000);
    store.show('error', 'no answer');
    expect(messages()).toEqual(['another', 'no answer']);
    clock.advance(4999);
    expect(messages()).toEqual(['no answer']);
    clock.advance(1);
    expect(messages()).toEqual([]);
  });

  it('are no twins when their kinds differ', () => {
    const { store, messages } = open();
    store.show('error', 'same');
    store.show('info', 'same');
    expect(messages()).toEqual(['same', 'same']);
  });
});
