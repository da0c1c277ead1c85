const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
const DEPTH_CHANGE: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** The value of a top-level field verbatim, for valid JSON; null if it is missing. */
export function jsonField(text: string, name: string): string | null {
  const expectedKey = JSON.stringify(name);
  let depth = 0;
  let isKey = true;
  let start: number | null = null;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    depth += DEPTH_CHANGE[token] ?? 0;
    const ends = (depth === 1 && token === ',') || (depth === 0 && token === '}');
    if (start !== null && start >= 0 && ends) return text.slice(start, index).trim();
    if (depth === 1 && token === ':') {
      isKey = false;
      if (start !== null) start = index + 1;
    } else if (ends) isKey = true;
    else if (depth === 1 && isKey && token === expectedKey) start = -1;
  }
  return null;
}

/** Quotes a word only if the shell would interpret it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : shellText(text);
}

/** Double quotes if they are safe, else single quotes. */
export function shellText(text: string): string {
  return /^[\w@%+=:,./ …-]*$/.test(text) ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
}

export const CODE_LANGUAGES = ['curl', 'javascript', 'python'] as const;

export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** A header of a constant value, or one that the environment completes: `Bearer ` and `API_TOKEN`. */
export interface CodeHeader {
  readonly name: string;
  readonly value: string;
  /** The environment variable that follows the value. */
  readonly variable?: string;
}

export interface CodeRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly CodeHeader[];
  /** One string, so that the numbers in it stay exact. */
  readonly body: string | null;
}

const WRITERS: Readonly<Record<CodeLanguage, (request: CodeRequest) => string>> = { curl, javascript, python };

/** Code that sends the request; what is secret comes from the environment. */
export function formatRequestCode(language: CodeLanguage, request: CodeRequest): string {
  return WRITERS[language](request);
}

function curl({ method, url, headers, body }: CodeRequest): string {
  const lines = [
    method === 'GET' && body === null ? 'curl' : `curl -X ${shellWord(method)}`,
    ...headers.map((header) => `-H ${shellHeader(header)}`),
    ...(body === null ? [] : [`--data-raw ${shellText(body)}`]),
    shellText(url),
  ];
  return lines.join(' \\\n  ');
}

/** The shell inserts the variable, so the text around it is in double quotes. */
function shellHeader({ name, value, variable }: CodeHeader): string {
  if (variable === undefined) return shellText(`${name}: ${value}`);
  return `"${`${name}: ${value}`.replace(/[\\"$`]/g, '\\$&')}$${variable}"`;
}

function javascript({ method, url, headers, body }: CodeRequest): string {
  const pairs = headers.map(({ name, value, variable }) => {
    const inserted = variable === undefined ? null : `process.env.${variable}`;
    return `${JSON.stringify(name)}: ${joined(value, inserted)}`;
  });
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    ...(pairs.length === 0 ? [] : [`  headers: { ${pairs.join(', ')} },`]),
    ...(body === null ? [] : [`  body: ${JSON.stringify(body)},`]),
    '});',
    'console.log(response.status, await response.text());',
  ].join('\n');
}

/** A string of JSON is a string of Python, too. */
function python({ method, url, headers, body }: CodeRequest): string {
  const pairs = headers.map(({ name, value, variable }) => {
    const inserted = variable === undefined ? null : `os.environ[${JSON.stringify(variable)}]`;
    return `${JSON.stringify(name)}: ${joined(value, inserted)}`;
  });
  return [
    ...(headers.some(({ variable }) => variable !== undefined) ? ['import os'] : []),
    'import requests',
    '',
    'response = requests.request(',
    `    ${JSON.stringify(method)},`,
    `    ${JSON.stringify(url)},`,
    ...(pairs.length === 0 ? [] : [`    headers={${pairs.join(', ')}},`]),
    ...(body === null ? [] : [`    data=${JSON.stringify(body)}.encode(),`]),
    ')',
    'print(response.status_code, response.text)',
  ].join('\n');
}

function joined(value: string, inserted: string | null): string {
  if (inserted === null) return JSON.stringify(value);
  return value === '' ? inserted : `${JSON.stringify(value)} + ${inserted}`;
}
