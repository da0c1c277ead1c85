import type { Gateways } from '#src/application/app/gateways.ts';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import { SUBJECTS, type SimulationParts, type Subjects } from './subjects.ts';

/** How the lists are paged that go by an offset. */
export const OFFSET_PAGES =
  'Without `hasMore`, a full page may have a next one. A later page is asked for from the last row before it, which shows whether the list has changed.';

/** What the table of endpoints does not say of an operation: for documents, the conformance kit and tests, and in no build. */
interface OperationFacts {
  /** What it does, in a few words. */
  readonly summary: string;
  /** What a backend has to know. */
  readonly description: string;
  /** Where the console calls it. */
  readonly usedBy: string;
  /** The same in a word, as the conformance kit reports it. */
  readonly screen: string;
  /** A visitor calls it too, without a session. */
  readonly isPublic?: boolean;
  /** When it ends in a 404, beside an unknown `{id}`. */
  readonly missing?: string;
  /** When it ends in a 409. */
  readonly conflict?: string;
  /** Fields whose name means something else elsewhere, by path: `data.item.key`, `body.code`, `query.limit`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What a session changes by it, and so who may: everybody, those who set up, those who lead the team, the owner alone. */
  readonly changes?: 'own' | 'setup' | 'team' | 'account';
  /** Where the simulation accepts the call; `active-customer` without it. */
  readonly scenario?:
    | 'visitor'
    | 'suspended'
    | 'ownership-transfer'
    | 'failing-domains'
    | `onboarding-at-${Exclude<AccountState, 'notAuth' | 'dashboard'>}`;
  /** The calls in front of the one that becomes the example, in the scenario of the first of them. */
  readonly after?: readonly EndpointName[];
  /** What the example asks for instead of what the console does. */
  readonly exampleQuery?: Readonly<Record<string, string | number>>;
  /** Of a response without its fields: anything will do, or only one without an item. */
  readonly accepts?: 'anything' | 'no-item';
  /**
   * The fields of the response, written from the specification and not from the table of endpoints: `[]` is an entry of a
   * list, `{}` one of a map. Required are only ids, the requested list, and the only field of a response.
   */
  readonly required: readonly string[];
  /** All others may be missing or null. */
  readonly optional: readonly string[];
  /** Facts that the console works out from several fields, and that may therefore change with one of them. */
  readonly derived?: readonly string[];
  /** A response with all its fields, where the simulation sends fewer. */
  readonly data?: unknown;
}

/** The call through its gateway; what it is about is looked up first. */
type SampleCall =
  | { readonly about?: never; call(gateways: Gateways): AsyncResult<unknown> }
  | {
      [Subject in keyof Subjects]: {
        readonly about: Subject;
        call(gateways: Gateways, subject: Subjects[Subject]): AsyncResult<unknown>;
      };
    }[keyof Subjects];

export type Operation = OperationFacts & SampleCall;

/** `below('item.', 'id', 'name')` are `item.id` and `item.name`. */
export function below(path: string, ...fields: readonly string[]): readonly string[] {
  return fields.map((field) => `${path}${field}`);
}

/** Looks up what the call is about, and returns the call. */
export async function prepareCall({ about, call }: Operation, parts: SimulationParts) {
  const subject = about && ((await SUBJECTS[about].find(parts)) ?? SUBJECTS[about].standIn);
  return (): AsyncResult<unknown> => call(parts.gateways, subject as never);
}

/** The call about a stand-in, for gateways without a simulation behind them. */
export function callAboutNothing({ about, call }: Operation, gateways: Gateways): AsyncResult<unknown> {
  return call(gateways, (about && SUBJECTS[about].standIn) as never);
}
