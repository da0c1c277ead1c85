import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  registerSchema,
  type SchemaObject,
  unregisterSchema,
  validate,
  type Validator,
} from '@hyperjump/json-schema/draft-2020-12';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';

type Examples = Readonly<Record<string, { readonly value: unknown }>>;

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: SchemaObject; readonly examples: Examples } };
}

export interface DescribedOperation {
  readonly operationId: EndpointName;
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': { readonly schema: SchemaObject; readonly example: unknown };
    };
  };
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
}

export interface DescribedApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, SchemaObject>>;
    readonly responses: Readonly<Record<string, ResponseComponent>>;
  };
}

interface ResponseComponent {
  readonly content: {
    readonly 'application/json': { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> };
  };
}

/** The checked-in document. */
export function describedApi(): DescribedApi {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8')) as DescribedApi;
}

export function operationsOf({ paths }: DescribedApi): readonly DescribedOperation[] {
  return Object.values(paths).flatMap((path) => Object.values(path));
}

/** The response that the document shows of an operation. */
export function exampleOf(api: DescribedApi, name: EndpointName) {
  const operation = operationsOf(api).find(({ operationId }) => operationId === name);
  const examples = operation?.responses['200']?.content['application/json'].examples;
  return examples?.['healthy']?.value as { readonly data?: unknown };
}

export type SchemaName = `${EndpointName} ${'request' | 'response'}` | 'Error';

const URI = 'https://gatehouse.example/openapi-schemas';
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

export interface OpenSchemas {
  /** Whether a value fits a schema of the document, by JSON Schema 2020-12. */
  fits(schema: SchemaName, value: unknown): Promise<boolean>;
  close(): void;
}

export function openSchemas(api: DescribedApi): OpenSchemas {
  const named = operationsOf(api).flatMap(({ operationId, requestBody, responses }) => [
    [`${operationId} response`, responses['200']?.content['application/json'].schema] as const,
    [`${operationId} request`, requestBody?.content['application/json'].schema] as const,
  ]);
  const definitions = { ...api.components.schemas, ...Object.fromEntries(named.filter(([, schema]) => schema)) };
  const text = JSON.stringify({ $schema: DIALECT, $defs: definitions });
  registerSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as SchemaObject, URI);
  const validators = new Map<SchemaName, Promise<Validator>>();
  return {
    async fits(schema, value) {
      const validator = validators.get(schema) ?? validate(`${URI}#/$defs/${encodeURIComponent(schema)}`);
      validators.set(schema, validator);
      return (await validator)(JSON.parse(JSON.stringify(value)) as SchemaObject).valid;
    },
    close: () => unregisterSchema(URI),
  };
}
