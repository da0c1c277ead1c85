interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
}

interface Operation {
  readonly 'x-optional'?: boolean;
  readonly 'x-capability'?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: Content;
  readonly responses: { readonly '200': Content };
}

export interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Each field by its path: whether it has to be there. */
type Fields = Readonly<Record<string, boolean>>;

interface Call {
  /** A backend without it is not called. */
  readonly capability?: string;
  readonly request: Fields;
  readonly response: Fields;
}

/** What a backend is asked for, and has to answer, by method and path. */
export type WirePromise = Readonly<Record<string, Call>>;

export function wirePromise({ paths, components }: Described): WirePromise {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, callOf(operation, components.schemas)] as const,
    ),
  );
  return Object.fromEntries(calls);
}

function callOf(
  { parameters = [], requestBody, responses, 'x-capability': capability }: Operation,
  shared: Readonly<Record<string, Schema>>,
): Call {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const body = requestBody ? fieldsOf(requestBody.content['application/json'].schema, shared) : [];
  return {
    ...(capability !== undefined && { capability }),
    request: Object.fromEntries([...query.map(({ name, required = false }) => [name, required] as const), ...body]),
    response: Object.fromEntries(fieldsOf(responses['200'].content['application/json'].schema, shared)),
  };
}

function fieldsOf(
  schema: Schema,
  shared: Readonly<Record<string, Schema>>,
  path = '',
  isSometimesAbsent = false,
): readonly (readonly [string, boolean])[] {
  if (schema.$ref) {
    // A form that holds itself is described once.
    const { [schema.$ref.split('/').at(-1) ?? '']: found = {}, ...others } = shared;
    return fieldsOf(found, others, path, isSometimesAbsent);
  }
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const isRequired = !isSometimesAbsent && (schema.required?.includes(name) ?? false);
    return [[at, isRequired] as const, ...fieldsOf(field, shared, at)];
  });
  const entries = [...(schema.items ? [schema.items] : []), ...(schema.prefixItems ?? [])];
  const lists = entries.flatMap((entry) => fieldsOf(entry, shared, `${path}[]`));
  const { additionalProperties: map } = schema;
  const values = typeof map === 'object' ? fieldsOf(map, shared, `${path}.*`) : [];
  // What another form of an object lacks, such as a response without an item, need not be there.
  const forms = schema.anyOf ?? [];
  const isOneOfSeveral = forms.filter(({ $ref, properties }) => $ref ?? properties).length > 1;
  return [...own, ...lists, ...values, ...forms.flatMap((form) => fieldsOf(form, shared, path, isOneOfSeveral))];
}

const parentOf = (path: string) => path.replace(/(\[\]|\.[^.[]+|\.\*)$/, '');

/** Why a backend that fits the promise before may not fit the next one, a line each. */
export function brokenPromises(before: WirePromise, next: WirePromise): readonly string[] {
  const offered = new Set(Object.values(before).map(({ capability }) => capability));
  return Object.entries(next).flatMap(([call, { capability, request, response }]) => {
    const old = before[call];
    if (!old && capability !== undefined && !offered.has(capability)) return [];
    if (!old) return [`${call} is a new operation that every backend ${capability ? `with ${capability} ` : ''}needs`];
    const dropped = Object.keys(old.request).filter((field) => old.request[field] && !request[field]);
    const demanded = Object.keys(response).filter((field) => response[field] && !isPromised(field, old.response));
    return [
      ...dropped.map((field) => `${call} is no longer sent ${field}`),
      ...demanded.map((field) => `${call} has to answer with ${field}`),
    ];
  });
}

/** Required before, or inside something new that need not be there. */
function isPromised(field: string, before: Fields): boolean {
  const parent = parentOf(field);
  return before[field] === true || (before[field] === undefined && parent !== '' && before[parent] === undefined);
}
