import type { SchemaObject } from '@hyperjump/json-schema/draft-2020-12';
import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { Validator } from '@seriousme/openapi-schema-validator';

/*
 * Two validators with nothing in common but the official schemas: Hyperjump goes into every schema object with the
 * dialect of OpenAPI 3.1; the other one, on Ajv, also resolves each reference.
 */

const SPECIFICATION = 'https://spec.openapis.org/oas/3.1/schema-base';

/** One line for each problem. */
export async function validateDocument(document: object): Promise<readonly string[]> {
  return [...(await withHyperjump(document)), ...(await withAjv(document))];
}

async function withHyperjump(document: object): Promise<readonly string[]> {
  const result = await validate(SPECIFICATION, plain(document), 'BASIC');
  if (result.valid) return [];
  return (result.errors ?? []).map(({ instanceLocation, keyword }) => `hyperjump: ${instanceLocation} (${keyword})`);
}

async function withAjv(document: object): Promise<readonly string[]> {
  const { valid, errors } = await new Validator().validate(plain(document));
  return valid ? [] : [`ajv: ${JSON.stringify(errors)}`];
}

/** Validators may change what they get, and take nothing that JSON cannot hold. */
function plain(document: object) {
  return JSON.parse(JSON.stringify(document)) as SchemaObject;
}
