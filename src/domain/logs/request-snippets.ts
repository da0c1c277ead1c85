import { toCurl } from './request-curl.ts';
import { type RequestParts, requestParts, requestUrl } from './request-parts.ts';

export const SNIPPET_LANGUAGES = ['curl', 'javascript', 'python'] as const;

export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number];

/**
 * A logged request as code that sends it again, with the key from the environment; null if the log
 * has no path. The body is one string, so that its numbers stay exact.
 */
export function toSnippet(language: SnippetLanguage, request: string, baseUrl: string): string | null {
  if (language === 'curl') return toCurl(request, baseUrl);
  const parts = requestParts(request);
  if (!parts) return null;
  const url = requestUrl(parts, baseUrl);
  return language === 'javascript' ? javascript(parts, url) : python(parts, url);
}

function javascript({ method, body }: RequestParts, url: string): string {
  return [
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    `  headers: { "x-api-key": process.env.API_KEY${body === null ? '' : ', "content-type": "application/json"'} },`,
    ...(body === null ? [] : [`  body: ${JSON.stringify(body)},`]),
    '});',
    'console.log(response.status, await response.text());',
  ].join('\n');
}

/** A string of JSON is a string of Python, too. */
function python({ method, body }: RequestParts, url: string): string {
  return [
    'import os',
    'import requests',
    '',
    'response = requests.request(',
    `    ${JSON.stringify(method)},`,
    `    ${JSON.stringify(url)},`,
    `    headers={"x-api-key": os.environ["API_KEY"]${body === null ? '' : ', "content-type": "application/json"'}},`,
    ...(body === null ? [] : [`    data=${JSON.stringify(body)}.encode(),`]),
    ')',
    'print(response.status_code, response.text)',
  ].join('\n');
}
