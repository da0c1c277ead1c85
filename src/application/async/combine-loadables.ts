import { latest, type Loadable } from './loadable.ts';

/** Two loadables that are only useful together: both values, else what is missing. */
export function combineLoadables<A, B>(one: Loadable<A>, other: Loadable<B>): Loadable<readonly [A, B]> {
  const [first, second] = [latest(one), latest(other)];
  const known = first === undefined || second === undefined ? {} : { previous: [first, second] as const };
  if (one.kind === 'failed') return { kind: 'failed', failure: one.failure, ...known };
  if (other.kind === 'failed') return { kind: 'failed', failure: other.failure, ...known };
  if (one.kind === 'ready' && other.kind === 'ready') return { kind: 'ready', value: [one.value, other.value] };
  return { kind: 'loading', ...known };
}
