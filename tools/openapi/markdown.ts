import type { Endpoint, EndpointAuth } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations, tags } from '#src/adapters/http/operations/operations.ts';
import type { OpenApiDocument } from './document.ts';
import { errorResponses, errorStatuses } from './errors.ts';
import { ANYTHING, type JsonSchema } from './json-schema.ts';

const AUTH: Readonly<Record<EndpointAuth, string>> = {
  session: 'Session',
  visitor: 'None or basic',
  'url-token': 'Token of a link',
  'url-token-or-session': 'Token of a link, or session',
};

const ALL: readonly Endpoint[] = Object.values(endpoints);
const COUNTS = {
  required: ALL.filter(({ optional }) => !optional).length,
  optional: ALL.filter(({ optional }) => optional).length,
};

/** The document as a page: a table for each feature, then each operation. */
export function toMarkdown(document: OpenApiDocument): string {
  const parts = [
    '# The API of a backend',
    '<!-- Written by `npm run openapi`. -->',
    `This page and [openapi.json](openapi.json) (OpenAPI ${document.openapi}) describe the same operations: ${COUNTS.required} that every backend has, and ${COUNTS.optional} that it may leave out. Both are written by \`npm run openapi\` from the table of endpoints that the console itself uses, and the examples are recorded from its simulation. \`npm run mock-server\` answers all of them. An example on this page shows the first two entries of a list.`,
    document.info.description,
    ...corsSection(document),
    ...errorSection(),
    ...capabilitySection(),
    ...tags.flatMap((tag) => tagSection(document, tag)),
    ...schemaSection(document),
  ];
  return `${parts.join('\n\n')}\n`;
}

function corsSection({ 'x-cors': { preflight, responses } }: OpenApiDocument): readonly string[] {
  const rows = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => [`\`${name}\``, `\`${value}\``]);
  return [
    '## Other origins',
    'What the simulation sends to a console at `https://console.example`. With every response:',
    table(['Header', 'Value'], rows(responses)),
    'With the response to a preflight, in addition:',
    table(['Header', 'Value'], rows(preflight)),
  ];
}

function errorSection(): readonly string[] {
  const rows = Object.entries(errorResponses).map(([status, { title, meaning, shown }]) => [
    status,
    title,
    meaning,
    shown,
  ]);
  return ['## Failures', table(['Status', 'Name', 'Meaning', 'What the console shows'], rows)];
}

function capabilitySection(): readonly string[] {
  const byCapability = new Map<string, EndpointName[]>();
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { capability }: Endpoint = endpoints[name];
    if (capability) byCapability.set(capability, [...(byCapability.get(capability) ?? []), name]);
  }
  const rows = [...byCapability].map(([capability, names]) => [
    `\`${capability}\``,
    names.map((name) => `[${name}](#${anchor(name)})`).join(', '),
    [...new Set(names.map((name) => operations[name].screen))].join('; '),
  ]);
  return [
    '## What a capability brings',
    'A backend that lists a name under `GET /api/capabilities` has all operations of its row; the console then shows the screens.',
    table(['Capability', 'Operations', 'Screens'], rows),
  ];
}

function tagSection(
  document: OpenApiDocument,
  { name, description, operations: described }: (typeof tags)[number],
): readonly string[] {
  const names = Object.keys(described) as EndpointName[];
  const rows = names.map((operation) => {
    const { method, path, auth }: Endpoint = endpoints[operation];
    const { summary } = operations[operation];
    return [`[${summary}](#${anchor(operation)})`, `\`${method} ${path}\``, AUTH[auth]];
  });
  return [
    `## ${name}`,
    description,
    table(['Operation', 'Call', 'Authorization'], rows),
    ...names.flatMap((operation) => operationSection(document, operation)),
  ];
}

function operationSection(document: OpenApiDocument, name: EndpointName): readonly string[] {
  const { method, path, optional, capability }: Endpoint = endpoints[name];
  const { description, usedBy } = operations[name];
  const operation = document.paths[path]?.[method.toLowerCase()];
  const query = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const body = operation?.requestBody?.content['application/json'];
  const data = operation?.responses['200'].content['application/json'];
  const parameters = query.map((one) => [`\`${one.name ?? ''}\``, one.required ? 'yes' : '', one.description ?? '']);
  return [
    `### ${name}`,
    `\`${method} ${path}\``,
    ...(capability ? [`Optional: called if \`GET /api/capabilities\` lists \`${capability}\`.`] : []),
    ...(optional && !capability ? ['Optional.'] : []),
    description,
    `Used by: ${usedBy}`,
    ...(parameters.length > 0 ? ['Query:', table(['Name', 'Required', 'Meaning'], parameters)] : []),
    ...(body ? ['Body:', fieldTable(body.schema), example(body.example)] : []),
    'Response:',
    ...fieldTables(data?.schema.properties?.['data'] ?? {}),
    example(shortened(data?.examples['healthy']?.value)),
    `Failures: ${errorStatuses(name).join(', ')}.`,
  ];
}

function fieldTables(schema: JsonSchema): readonly string[] {
  return fieldRows(schema, '').length > 0 ? [fieldTable(schema)] : [schema.description ?? 'As the example.'];
}

function fieldTable(schema: JsonSchema): string {
  return table(['Field', 'Type', 'Required', 'Meaning'], fieldRows(schema, ''));
}

function fieldRows(schema: JsonSchema, path: string): readonly (readonly string[])[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    return [[`\`${at}\``, typeText(field), isRequired ? 'yes' : '', field.description ?? ''], ...fieldRows(field, at)];
  });
  const entries = [...(schema.items ? [schema.items] : []), ...(schema.prefixItems ?? [])];
  const lists = entries.flatMap((entry) => fieldRows(entry, `${path}[]`));
  const map =
    typeof schema.additionalProperties === 'object' ? fieldRows(schema.additionalProperties, `${path}.*`) : [];
  // The first form is the one that the simulation sends; what another form lacks is not required.
  const [first, ...others] = schema.anyOf ?? [];
  const form = first && others.some(({ $ref }) => $ref !== undefined) ? { ...first, required: [] } : first;
  return [...own, ...lists, ...map, ...(form ? fieldRows(form, path) : [])];
}

function typeText(schema: JsonSchema): string {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return `[${name}](#${anchor(name)})`;
  if (schema === ANYTHING) return 'any';
  if (schema.anyOf && schema.type === undefined) return [...new Set(schema.anyOf.map(typeText))].join(' or ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.items && Object.keys(schema.items).length > 0) return `list of ${typeText(schema.items)}`;
  return [schema.type ?? 'any'].flat().join(' or ');
}

function schemaSection({ components: { schemas } }: OpenApiDocument): readonly string[] {
  const parts = Object.entries(schemas).flatMap(([name, schema]) => {
    const rows = fieldRows(schema, '');
    return [
      `### ${name}`,
      ...(schema.description === undefined ? [] : [schema.description]),
      rows.length > 0 ? fieldTable(schema) : `Type: ${typeText(schema)}`,
    ];
  });
  return ['## Shared forms', ...parts];
}

/** A page shows the shape in two entries. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}

function example(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function anchor(heading: string): string {
  return heading.toLowerCase();
}
