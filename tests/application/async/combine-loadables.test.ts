import { describe, expect, it } from 'vitest';
import { combineLoadables, type Loadable } from '#src/application/async/loadable.ts';
import { unexpected } from '#src/domain/shared/failure.ts';

const failure = unexpected(500);
const ready: Loadable<string> = { kind: 'ready', value: 'a' };
const failed: Loadable<string> = { kind: 'failed', failure };

describe('two things that are loaded', () => {
  it.each<[string, Loadable<string>, Loadable<string>, Loadable<readonly [string, string]>]>([
    ['are ready together', ready, ready, { kind: 'ready', value: ['a', 'a'] }],
    ['load while one has not begun', ready, { kind: 'idle' }, { kind: 'loading' }],
    ['load while one loads', { kind: 'loading' }, ready, { kind: 'loading' }],
    ['show what was known', ready, { kind: 'loading', previous: 'b' }, { kind: 'loading', previous: ['a', 'b'] }],
    ['failed if the first has', failed, ready, { kind: 'failed', failure }],
    ['failed if the second has', { kind: 'loading' }, failed, { kind: 'failed', failure }],
    [
      'failed with what was known',
      { kind: 'failed', failure, previous: 'b' },
      ready,
      { kind: 'failed', failure, previous: ['b', 'a'] },
    ],
  ])('%s', (_, one, other, expected) => {
    expect(combineLoadables(one, other)).toEqual(expected);
  });
});
