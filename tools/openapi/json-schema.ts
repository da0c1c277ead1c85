/** The part of JSON Schema 2020-12 that the document uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly contentEncoding?: string;
}

/** Every type by name: an empty schema beside others is a mistake for some tools. */
export const ANYTHING: JsonSchema = { type: ['array', 'boolean', 'null', 'number', 'object', 'string'], items: {} };

export function componentRef(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Accepts null too. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === 'string' && schema.enum === undefined && schema.const === undefined) {
    return { ...schema, type: [schema.type, 'null'] };
  }
  if (Object.keys(schema).length === 0) return schema;
  const { anyOf = [schema] } = schema;
  return { ...(schema.anyOf && schema), anyOf: [...anyOf, { type: 'null' }] };
}
