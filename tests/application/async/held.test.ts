import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { hasRows, Held } from '#src/application/async/held.ts';

function open(rows: readonly string[]) {
  const list = observable.box(rows, { deep: false });
  const held = new Held(() => list.get(), hasRows);
  return { held, show: (next: readonly string[]) => runInAction(() => list.set(next)) };
}

it('shows what comes only when it is no longer held', () => {
  const { held, show } = open(['a']);
  const release = held.hold();
  show(['b', 'a']);
  expect(held.value).toEqual(['a']);
  release();
  expect(held.value).toEqual(['b', 'a']);
});

it('shows the first rows of an empty list at once, since no row moves', () => {
  const { held, show } = open([]);
  held.hold();
  show(['a']);
  expect(held.value).toEqual(['a']);
});
