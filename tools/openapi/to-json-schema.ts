import type { GenericSchema } from 'valibot';
import { ANYTHING, type JsonSchema, componentRef, orNull } from './json-schema.ts';
import { namedSchemas, sharedSchemas } from './shared-schemas.ts';

/*
 * The wire form of a valibot schema: what a server sends, not what the console makes of it. `@valibot/to-json-schema` hands
 * an override no path, by which a field has its description, nor whether a field may be absent; with an override
 * for every kind of schema, nothing of this file could go.
 */

/** How a schema of valibot looks inside. */
export interface SchemaNode extends GenericSchema {
  readonly pipe?: readonly (SchemaNode | Action)[];
  readonly wrapped?: SchemaNode;
  readonly default?: unknown;
  /** Stands in for a value of another type. */
  readonly fallback?: unknown;
  readonly options?: readonly (SchemaNode | string)[];
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  /** At least one of the entries has to be there. */
  readonly needsSome?: boolean;
  readonly item?: SchemaNode;
  readonly items?: readonly SchemaNode[];
  readonly value?: SchemaNode;
  readonly literal?: unknown;
}

interface Action {
  readonly kind: 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly requirement?: unknown;
}

export interface WireSchema {
  readonly schema: JsonSchema;
  /** May be absent. */
  readonly isOptional: boolean;
}

export interface Walk {
  /** What the field at this path means, such as `item.apiKeys[].id`. */
  describe(path: string): string;
  /** Adds a component that several operations refer to. */
  addComponent(name: string, toSchema: () => JsonSchema): void;
}

const BASE64 = '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$';

export function toJsonSchema(schema: GenericSchema, walk: Walk, path = ''): WireSchema {
  const shared = sharedSchemas.get(schema);
  if (shared) return { isOptional: false, ...shared };
  const name = namedSchemas.get(schema);
  if (name === undefined) return convert(schema, walk, path);
  walk.addComponent(name, () => convert(schema, walk, '').schema);
  return { schema: componentRef(name), isOptional: false };
}

function convert(node: SchemaNode, walk: Walk, path: string): WireSchema {
  const wire = convertStrictly(node, walk, path);
  // Anything else is ignored, so it is accepted too.
  return 'fallback' in node ? { ...wire, schema: { anyOf: [wire.schema, ANYTHING] } } : wire;
}

function convertStrictly(node: SchemaNode, walk: Walk, path: string): WireSchema {
  return node.pipe ? convertPipe(node.pipe, walk, path) : convertPlain(node, walk, path);
}

/** Only what stands in front of the first transform describes the wire. */
function convertPipe(pipe: readonly (SchemaNode | Action)[], walk: Walk, path: string): WireSchema {
  const end = pipe.findIndex(({ kind }) => kind === 'transformation');
  const before = end < 0 ? pipe : pipe.slice(0, end);
  const source = before.filter(isSchema).at(-1);
  if (!source) throw new Error(`Nothing describes ${path}`);
  const { schema, isOptional } = toJsonSchema(source, walk, path);
  return { schema: before.reduce(withAction, schema), isOptional };
}

function convertPlain(node: SchemaNode, walk: Walk, path: string): WireSchema {
  if (node.type === 'nullish' || node.type === 'optional' || node.type === 'nullable') {
    return convertWrapped(node, walk, path);
  }
  if (node.type === 'union') return convertUnion(node, walk, path);
  return { schema: convertValue(node, walk, path), isOptional: false };
}

function convertWrapped(node: SchemaNode, walk: Walk, path: string): WireSchema {
  if (!node.wrapped) throw new Error(`Nothing is wrapped at ${path}`);
  const { schema, isOptional } = toJsonSchema(node.wrapped, walk, path);
  const nullable = node.type === 'optional' ? schema : orNull(schema);
  const isPlainDefault = typeof node.default === 'number' || typeof node.default === 'boolean';
  return {
    schema: isPlainDefault ? { ...nullable, default: node.default } : nullable,
    isOptional: isOptional || node.type !== 'nullable',
  };
}

function convertUnion({ options = [] }: SchemaNode, walk: Walk, path: string): WireSchema {
  const wires = options.filter(isSchema).map((option) => toJsonSchema(option, walk, path));
  // Two of one shape differ in what the console makes of them, which no document shows.
  const schemas = new Map(wires.map(({ schema }) => [JSON.stringify(schema), schema]));
  return { schema: { anyOf: [...schemas.values()] }, isOptional: wires.some((wire) => wire.isOptional) };
}

const PLAIN_TYPES: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'null']);

function convertValue(node: SchemaNode, walk: Walk, path: string): JsonSchema {
  if (PLAIN_TYPES.has(node.type)) return { type: node.type };
  switch (node.type) {
    case 'object':
    case 'loose_object':
      return convertObject(node, walk, path);
    case 'array':
      return { type: 'array', items: below(node.item, walk, `${path}[]`) };
    case 'tuple': {
      const prefixItems = (node.items ?? []).map((item) => below(item, walk, `${path}[]`));
      // Some tools ask every list for its items.
      return { type: 'array', prefixItems, items: {}, minItems: prefixItems.length };
    }
    case 'record':
      return { type: 'object', additionalProperties: below(node.value, walk, `${path}{}`) };
    case 'picklist':
      return { type: 'string', enum: node.options ?? [] };
    case 'literal':
      return { const: node.literal };
    case 'unknown':
      return {};
    default:
      throw new Error(`No wire form is known for ${node.type} at ${path}`);
  }
}

function convertObject({ entries = {}, needsSome = false }: SchemaNode, walk: Walk, path: string): JsonSchema {
  const fields = Object.entries(entries).map(([name, entry]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const wire = toJsonSchema(entry, walk, at);
    return { name, ...wire, schema: describeField(wire.schema, walk.describe(at)) };
  });
  const needsOne = needsSome && fields.length === 1;
  const required = fields.filter(({ isOptional }) => needsOne || !isOptional).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
    ...(needsSome && !needsOne && { description: 'At least one of its fields is there.' }),
    ...(needsSome && !needsOne && { anyOf: fields.map(({ name }) => ({ required: [name] })) }),
  };
}

/** The text of the field first, then what its shared form says of other forms. */
function describeField(schema: JsonSchema, text: string): JsonSchema {
  const description = [text, schema.description].filter((part) => part !== undefined && part !== '').join(' ');
  return { description, ...(({ description: _, ...rest }) => rest)(schema) };
}

function below(node: SchemaNode | undefined, walk: Walk, path: string): JsonSchema {
  if (!node) throw new Error(`Nothing is below ${path}`);
  return toJsonSchema(node, walk, path).schema;
}

function withAction(schema: JsonSchema, action: SchemaNode | Action): JsonSchema {
  if (isSchema(action)) return schema;
  switch (action.type) {
    case 'non_empty':
      return { ...schema, [schema.type === 'array' ? 'minItems' : 'minLength']: 1 };
    case 'base64':
      return { ...schema, contentEncoding: 'base64', pattern: BASE64 };
    case 'integer':
      return { ...schema, type: 'integer' };
    case 'min_value':
      return { ...schema, minimum: Number(action.requirement) };
    case 'max_value':
      return { ...schema, maximum: Number(action.requirement) };
    default:
      return schema;
  }
}

function isSchema(part: SchemaNode | Action | string): part is SchemaNode {
  return typeof part === 'object' && part.kind === 'schema';
}
