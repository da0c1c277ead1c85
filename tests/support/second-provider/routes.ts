import type { Fields, Person, World } from './world.ts';

/** A call without a session. */
export interface Visit {
  readonly world: World;
  readonly body: Fields;
  readonly query: URLSearchParams;
  /** Of the path. */
  readonly id: string;
  /** The token of the call, whatever it is good for. */
  readonly bearer: string;
}

export interface Call extends Visit {
  readonly person: Person;
}

export interface Answer {
  readonly status?: number;
  readonly data?: unknown;
  /** Who signs in. */
  readonly session?: Person;
}

/** By method and path, with `{id}` where the path has one. */
export type Visits = Readonly<Record<string, (visit: Visit) => Answer>>;
export type Calls = Readonly<Record<string, (call: Call) => Answer>>;
