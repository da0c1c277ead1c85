import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import { componentRef, type JsonSchema } from './json-schema.ts';

/** The one form of every failure. */
export const errorSchemas: Readonly<Record<string, JsonSchema>> = {
  ErrorDetail: {
    description: 'One sentence for a person. Also accepted: an object with a message.',
    anyOf: [
      { type: 'string' },
      {
        type: 'object',
        properties: { message: { description: 'The sentence.', type: 'string' } },
        required: ['message'],
      },
    ],
  },
  Error: {
    description:
      'The envelope of a failure. The console shows the details, else the message; the code is for programs.',
    type: 'object',
    properties: {
      error: {
        description: 'What went wrong.',
        type: 'object',
        properties: {
          code: { description: 'For programs.', type: ['string', 'number'] },
          message: { description: 'One sentence for a person, up to 1,000 characters.', type: 'string' },
          details: {
            description:
              'A sentence for each fault; up to 20 are shown. Also accepted: a map from a field to its faults.',
            anyOf: [{ type: 'array', items: componentRef('ErrorDetail') }, { type: 'object' }],
          },
          state: {
            description:
              'The account state, if the failure has its reason there. The console opens the page of that state. It may also stand beside `error`.',
            ...componentRef('AccountState'),
          },
        },
      },
    },
    required: ['error'],
  },
};

export interface ErrorResponse {
  readonly component: string;
  readonly title: string;
  /** What a backend means by it. */
  readonly meaning: string;
  /** What a person sees. */
  readonly shown: string;
  /** Codes of recorded errors that serve as examples. */
  readonly examples: readonly string[];
}

/** By status, as OpenAPI writes it. */
export const errorResponses: Readonly<Record<string, ErrorResponse>> = {
  '400': {
    component: 'BadRequest',
    title: 'Bad request',
    meaning: 'The input is not acceptable. Wrong passwords and codes are 400 too, because a 401 ends a session.',
    shown:
      'Each detail, beside its field where `field` names it, else beside the form or as a toast; without details the message. What was entered stays.',
    examples: ['invalid_name'],
  },
  '401': {
    component: 'Unauthorized',
    title: 'Unauthorized',
    meaning: 'The bearer is missing, expired or not valid.',
    shown:
      'The session that the call carried ends, and the log-in page opens. A call without a session shows the message in its form.',
    examples: ['unauthorized'],
  },
  '403': {
    component: 'Forbidden',
    title: 'Forbidden',
    meaning:
      'The role of the person does not allow the change; the session stays valid. With `error.state`, the account has to do something else first.',
    shown:
      'The details, else the message. Without words, a notice that the person may read but not change this. With a state, the page of that state.',
    examples: ['forbidden'],
  },
  '404': {
    component: 'NotFound',
    title: 'Not found',
    meaning: 'There is nothing with this id, or not in this account.',
    shown: 'The message, where the person acted.',
    examples: ['not_found'],
  },
  '409': {
    component: 'Conflict',
    title: 'Conflict',
    meaning: 'The request is fine, but the account is in another state by now.',
    shown: 'The details, else the message. With a state, the page of that state.',
    examples: ['domain_exists', 'wrong_stage'],
  },
  '429': {
    component: 'TooManyRequests',
    title: 'Too many requests',
    meaning: 'A limit is reached. `retry-after` says when to try again.',
    shown: 'The details, else the message. On the faucets page, a countdown until the time of `retry-after`.',
    examples: ['too_many_requests'],
  },
  default: {
    component: 'ServerError',
    title: 'Server error',
    meaning: 'The backend failed. A body that is missing, or is no JSON, is fine.',
    shown:
      'The message if there is one, else a general one. When two parts of a page fail within ten seconds, one banner shows it instead.',
    examples: [],
  },
};

/** Which of them an operation can end in. */
export function errorStatuses(name: EndpointName): readonly string[] {
  const endpoint: Endpoint = endpoints[name];
  const { conflict, missing } = operations[name];
  const hasInput = endpoint.body !== undefined || endpoint.query !== undefined;
  const possible: Readonly<Record<string, boolean>> = {
    '400': hasInput,
    '401': true,
    '403': endpoint.auth !== 'visitor' && endpoint.auth !== 'url-token' && endpoint.effect === 'mutation',
    '404': endpoint.path.includes('{') || missing !== undefined,
    '409': conflict !== undefined,
    '429': true,
    default: true,
  };
  return Object.keys(errorResponses).filter((status) => possible[status]);
}
