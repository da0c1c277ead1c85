import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { generateFiles } from '#tools/openapi/generate.ts';
import { validateDocument } from '#tools/openapi/validate.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { describedApi, openSchemas, operationsOf } from '#tests/support/openapi-schemas.ts';
import { operations } from './operations.ts';

const root = join(import.meta.dirname, '../../..');
const api = describedApi();
const described = operationsOf(api);
const schemas = openSchemas(api);
afterAll(() => schemas.close());

describe('the OpenAPI document', () => {
  it('and its page are what npm run openapi writes', async () => {
    for (const { path, text } of await generateFiles(root)) {
      expect(readFileSync(join(root, path), 'utf8') === text, `${path} is out of date: npm run openapi`).toBe(true);
    }
  });

  it('is valid for two validators', async () => {
    expect(await validateDocument(api)).toEqual([]);
  });

  it('has each operation of the specification under the name of the table', () => {
    const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`]),
    );
    const table = Object.entries(endpoints).map(([name, { method, path }]) => [name, `${method} ${path}`]);
    expect(Object.fromEntries(calls)).toEqual(Object.fromEntries(table));
    expect(calls.map(([, call]) => call).toSorted()).toEqual(
      operations.map(([, method, path]) => `${method} ${path}`).toSorted(),
    );
  });

  it.each(described)('has examples of $operationId that fit its schemas', async (operation) => {
    const { operationId, requestBody, responses } = operation;
    const examples = Object.entries(responses['200']?.content['application/json'].examples ?? {});
    expect(examples.map(([account]) => account)).toContain('healthy');
    for (const [account, { value }] of examples)
      expect([account, await schemas.fits(`${operationId} response`, value)]).toEqual([account, true]);
    expect(requestBody !== undefined).toBe('body' in endpoints[operationId]);
    if (!requestBody) return;
    const { example } = requestBody.content['application/json'];
    expect(await schemas.fits(`${operationId} request`, example)).toBe(true);
    expect(await schemas.fits(`${operationId} request`, null)).toBe(false);
  });

  it('has examples of failures that fit the schema of a failure', async () => {
    const examples = Object.values(api.components.responses).flatMap(({ content }) =>
      Object.values(content['application/json'].examples ?? {}),
    );
    expect(examples).toHaveLength(7);
    for (const { value } of examples) expect(await schemas.fits('Error', value)).toBe(true);
    expect(await schemas.fits('Error', { message: 'No envelope' })).toBe(false);
  });
});

/** One that each validator alone finds. */
const faults = [
  ['a type that JSON Schema does not know', ['components', 'schemas', 'Amount', 'type'], 'text'],
  ['a reference to nothing', ['components', 'responses', 'NotFound', '$ref'], '#/components/responses/Nothing'],
] as const;

describe('the validators', () => {
  it.each(faults)('find %s', async (_, path, value) => {
    expect(await validateDocument(withValue(api, path, value))).not.toEqual([]);
  });
});

function withValue(document: object, path: readonly string[], value: unknown): object {
  const copy = structuredClone(document);
  const holder = path.slice(0, -1).reduce<object>((parent, key) => Reflect.get(parent, key) as object, copy);
  Reflect.set(holder, path.at(-1) ?? '', value);
  return copy;
}
