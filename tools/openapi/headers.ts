import { corsHeaders, preflightResponse } from '#mocks/http/cors.ts';
import { SAMPLE_TOKEN } from './sample-values.ts';

const text = { type: 'string' } as const;

export const headers = {
  RefreshToken: {
    description:
      'A new session token, which replaces the one that the call carried. Any response may have it, an error too. It must not end earlier than the old one. A sign-in issues its first token here.',
    schema: { ...text, pattern: '^[^.]+\\.[^.]+\\.[^.]*$' },
    example: SAMPLE_TOKEN,
  },
  RetryAfter: {
    description: 'When to try again: whole seconds, or an HTTP date.',
    schema: text,
    example: '600',
  },
  AllowOrigin: {
    description: 'The origin of the console, by name. A wildcard does not do, because calls carry credentials.',
    schema: text,
    example: 'https://console.example',
  },
  AllowCredentials: { description: 'Always `true`.', schema: { const: 'true' }, example: 'true' },
  ExposeHeaders: {
    description: 'Lets the console read the headers of the response. Without it, a session ends with its first token.',
    schema: text,
    example: 'x-refresh-token, retry-after',
  },
} as const;

const ref = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` });

/** What every response to another origin carries. */
export const responseHeaders = {
  'x-refresh-token': ref('RefreshToken'),
  'Access-Control-Allow-Origin': ref('AllowOrigin'),
  'Access-Control-Allow-Credentials': ref('AllowCredentials'),
  'Access-Control-Expose-Headers': ref('ExposeHeaders'),
};

export const limitHeaders = { 'retry-after': ref('RetryAfter'), ...responseHeaders };

const ORIGIN = 'https://console.example';

/** What the simulation sends to another origin: with the preflight, and with every response. */
export function corsRules() {
  const request = new Request('https://api.example/api/localization', { headers: { origin: ORIGIN } });
  return { preflight: Object.fromEntries(preflightResponse().headers), responses: corsHeaders(request, ORIGIN) };
}
