import type { GenericSchema } from 'valibot';
import { safeParse } from 'valibot';
import type { Endpoint, EndpointAuth } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import { errorResponses, errorStatuses } from './errors.ts';
import { fieldDescriptions } from './field-descriptions.ts';
import { responseHeaders } from './headers.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Recorded } from './record-examples.ts';
import { toSample } from './sample-values.ts';
import { toJsonSchema, type Walk } from './to-json-schema.ts';

type AddComponent = Walk['addComponent'];

const BEARER = { bearer: [] };
const BASIC = { basic: [] };

/** Any one of them. An empty one: a deployment may have no basic credentials. */
const SECURITY: Readonly<Record<EndpointAuth, readonly object[]>> = {
  session: [BEARER],
  visitor: [BASIC, {}],
  'url-token': [{ urlToken: [] }],
  'url-token-or-session': [{ urlToken: [] }, BEARER],
};

/** The one of a healthy customer, and those of other accounts by name. */
interface RecordedExamples extends Recorded {
  readonly others: readonly (readonly [account: string, Recorded])[];
}

export function toOperation(name: EndpointName, tag: string, example: RecordedExamples, addComponent: AddComponent) {
  const endpoint: Endpoint = endpoints[name];
  const { summary, description, usedBy, isPublic = false } = operations[name];
  const walk = walkOf(name, addComponent);
  const parameters = [...pathParameters(endpoint), ...queryParameters(endpoint, walk, example)];
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: `${description}\n\nUsed by: ${usedBy}`,
    security: isPublic ? [BEARER, ...SECURITY.visitor] : SECURITY[endpoint.auth],
    'x-effect': endpoint.effect,
    ...(endpoint.optional && { 'x-optional': true }),
    ...(endpoint.capability && { 'x-capability': endpoint.capability }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: requestBody(endpoint.body, walk, example) }),
    responses: {
      '200': success(endpoint, walk, example),
      ...(acceptsNothing(endpoint) && {
        '204': { description: 'The same, without a body.', headers: responseHeaders },
      }),
      ...Object.fromEntries(errorStatuses(name).map((status) => [status, errorResponse(name, status)])),
    },
  };
}

function walkOf(name: EndpointName, addComponent: AddComponent): Walk {
  const { fields } = operations[name];
  return {
    addComponent,
    describe(path) {
      const plain =
        path
          .split('.')
          .at(-1)
          ?.replace(/[[\]{}]/g, '') ?? '';
      const text = fields?.[path] ?? fieldDescriptions[plain];
      if (text === undefined) throw new Error(`Nothing says what ${path} of ${name} means`);
      return text;
    },
  };
}

function pathParameters({ path }: Endpoint) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, description: 'The id, as the list has it.' },
    schema: { type: 'string', minLength: 1 },
  }));
}

/** All numbers of a query are counts. */
function queryParameters({ query }: Endpoint, walk: Walk, { query: sent }: Recorded) {
  if (!query) return [];
  const { properties = {}, required = [] } = toJsonSchema(query, walk, 'query').schema;
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, in: 'query', required: required.includes(name), description },
    schema: schema.type === 'number' ? { type: 'integer', minimum: 0 } : withoutNull(schema),
    ...(sent[name] !== undefined && { example: schema.type === 'number' ? Number(sent[name]) : sent[name] }),
  }));
}

/** A query has no null; such a parameter is left out. */
function withoutNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) return { ...schema, type: String(schema.type[0]) };
  const [first] = schema.anyOf ?? [];
  return first ?? schema;
}

function requestBody(body: GenericSchema, walk: Walk, { request }: Recorded) {
  return {
    required: true,
    content: { 'application/json': { schema: toJsonSchema(body, walk, 'body').schema, example: toSample(request) } },
  };
}

/** `data` holds the result; `context` is not read. */
function success(endpoint: Endpoint, walk: Walk, { response, others }: RecordedExamples) {
  const data = endpoint.data ? toJsonSchema(endpoint.data, walk, 'data') : { schema: {}, isOptional: true };
  const ignored = Object.keys(data.schema).length === 0;
  const schema: JsonSchema = {
    type: 'object',
    properties: {
      context: { description: 'Not read.', type: 'object' },
      data: ignored ? { description: 'Not read; any JSON will do.' } : data.schema,
    },
    ...(!data.isOptional && !ignored && { required: ['data'] }),
  };
  const named = [['healthy', response] as const, ...others.map(([account, one]) => [account, one.response] as const)];
  const examples = Object.fromEntries(named.map(([account, value]) => [account, { value: toSample(value) }]));
  return {
    description: 'Success.',
    headers: responseHeaders,
    content: { 'application/json': { schema, examples } },
  };
}

function acceptsNothing({ data }: Endpoint): boolean {
  return data === undefined || safeParse(data, undefined).success;
}

/** What is special about this operation stands before the shared text. */
function errorResponse(name: EndpointName, status: string) {
  const shared = errorResponses[status];
  const { conflict, missing } = operations[name];
  const own = { '404': missing, '409': conflict }[status];
  const $ref = `#/components/responses/${shared?.component ?? ''}`;
  return own === undefined ? { $ref } : { $ref, description: own };
}
