import { corsHeaders, preflightResponse } from '#mocks/http/mock-responder.ts';
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
} as const;

const ref = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` });

/** Without those of CORS, whose examples would replace the ones that a mock works out itself: `x-cors` has them. */
export const responseHeaders = { 'x-refresh-token': ref('RefreshToken') };

export const limitHeaders = { 'retry-after': ref('RetryAfter'), ...responseHeaders };

const ORIGIN = 'https://console.example';

/** What the simulation sends to another origin: with the preflight, and with every response. */
export function corsRules() {
  const request = new Request('https://api.example/api/localization', { headers: { origin: ORIGIN } });
  return { preflight: Object.fromEntries(preflightResponse().headers), responses: corsHeaders(request, ORIGIN) };
}
