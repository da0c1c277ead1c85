import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { tags } from '#src/adapters/http/operations/operations.ts';
import { errorResponses, errorSchemas } from './errors.ts';
import { corsRules, headers, limitHeaders, responseHeaders } from './headers.ts';
import { componentRef, type JsonSchema } from './json-schema.ts';
import { type Examples, recordExamples } from './record-examples.ts';
import { toOperation } from './operation.ts';
import { toSample } from './sample-values.ts';
import { components } from './shared-schemas.ts';

export type OpenApiDocument = Awaited<ReturnType<typeof createDocument>>;

const DESCRIPTION = `What a backend has to answer for the console to work.

- **Success:** any 2xx. The result is in \`data\`, as \`item\` or \`items\`. Fields that are not listed are ignored.
- **Failure:** 4xx or 5xx with the \`Error\` envelope. A 2xx with \`success: false\` or an \`error\` is read as a failure too.
- **Optional fields:** what is not required may be missing or null, and the console still shows the rest.
- **Empty text:** counts as null in every optional field that is no text.
- **Session:** a token of three parts with dots, such as a JWT, whose \`exp\` is in seconds. It goes out as a bearer. Any response may replace it through \`x-refresh-token\`.
- **Time-out:** 30 seconds.
- **Request headers:** \`Authorization\`, \`Content-Type\`, \`Cache-Control: no-cache\`, \`Pragma: no-cache\` and \`Expires: 0\`; the call for texts has \`Accept-Language\`, too.
- **Other origins:** if the API has another origin than the console, the preflight must allow these headers, and responses must expose \`x-refresh-token\` and \`retry-after\`. \`x-cors\` has the exact headers.`;

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of the session.' },
  basic: {
    type: 'http',
    scheme: 'basic',
    description: 'The credentials of the deployment, if it has any, for calls without a session.',
  },
  urlToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a mailed link, which the page was opened with.',
  },
};

/** The whole document. The same input gives the same bytes. */
export async function createDocument(version: string) {
  const examples = await recordExamples();
  const schemas = new Map<string, JsonSchema>(Object.entries({ ...errorSchemas, ...components }));
  const paths = createPaths(examples, (name, toSchema) => {
    if (!schemas.has(name)) schemas.set(name, toSchema());
  });
  return {
    openapi: '3.1.1',
    info: {
      ...{ title: 'Gatehouse backend API', version, description: DESCRIPTION },
      contact: { name: 'Gatehouse' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '{baseUrl}',
        description: 'The dashboard API, without `/api`, as in the settings of the deployment.',
        variables: {
          baseUrl: { default: 'http://127.0.0.1:4010' },
        },
      },
    ],
    tags: tags.map(({ name, description }) => ({ name, description })),
    'x-cors': corsRules(),
    paths,
    components: {
      schemas: Object.fromEntries([...schemas].sort(([one], [other]) => (one < other ? -1 : 1))),
      responses: createErrorResponses(examples),
      headers,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

type AddComponent = Parameters<typeof toOperation>[3];

function createPaths({ successes, others }: Examples, addComponent: AddComponent) {
  const paths: Record<string, Record<string, ReturnType<typeof toOperation>>> = {};
  for (const { name: tag, operations } of tags) {
    for (const name of Object.keys(operations) as EndpointName[]) {
      const { path, method }: Endpoint = endpoints[name];
      const healthy = successes.get(name);
      if (!healthy) throw new Error(`No example was recorded of ${name}`);
      const example = { ...healthy, others: others.get(name) ?? [] };
      paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(name, tag, example, addComponent) };
    }
  }
  return paths;
}

function createErrorResponses({ errors }: Examples) {
  const entries = Object.entries(errorResponses).map(([status, { component, meaning, shown, examples }]) => {
    const recorded = examples.map((code) => [code, { value: toSample(errors.get(code)?.response) }] as const);
    const content = {
      schema: componentRef('Error'),
      ...(recorded.length > 0 && { examples: Object.fromEntries(recorded) }),
    };
    return [
      component,
      {
        description: `${meaning} The console shows: ${shown}`,
        headers: status === '429' ? limitHeaders : responseHeaders,
        content: { 'application/json': content },
      },
    ] as const;
  });
  return Object.fromEntries(entries);
}
