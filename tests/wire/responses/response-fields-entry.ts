import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { Operation } from '#tests/adapters/http/client/operation-call.ts';

/**
 * The fields of each response, written from the specification and not from the table of endpoints.
 * `[]` is an entry of a list, `{}` one of a map. Required are only ids, the requested list,
 * and the only field of a response. All else may be missing or null.
 */
export interface ResponseFields {
  /** The operation whose simulated response is used; without one, `data` stands in. */
  readonly scenario?: ScenarioName;
  readonly data?: unknown;
  /** Callers that read more of the response than the one in the table of faults. */
  readonly call?: Operation['call'];
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Facts that the console works out from several fields, and that may therefore change with one of them. */
  readonly derived?: readonly string[];
}
