import { SECRET_VARIABLE, verificationCode } from '#src/domain/callback-domains/signature-check.ts';
import { LANGUAGES } from '#src/domain/shared/language.ts';
import { DEMO_SETTINGS } from './screens/demo-settings.ts';
import { EXAMPLE_CALL, EXAMPLE_METHOD, EXAMPLE_REQUESTS, EXAMPLE_RESPONSE } from '#src/ui/auth/layout/auth-panel.tsx';

/** Code, dates, addresses, names and the letters on keys: what is on a screen without being a message of the catalog. */
export const SAME_IN_EVERY_LANGUAGE: readonly (string | RegExp)[] = [
  // Whole, before the examples remove parts of it.
  verificationCode('javascript'),
  ...[...EXAMPLE_CALL, ...EXAMPLE_RESPONSE].map(([text]) => text),
  ...EXAMPLE_REQUESTS.flatMap(({ method, path }) => [path, method]),
  EXAMPLE_METHOD,
  SECRET_VARIABLE,
  /(whsec_\S{4}|ghat_\S{3})…\S{4}|webhook-(id|timestamp|signature): .*|\{"received":true\}/g,
  // The domain of an example row.
  /https:\/\/hooks\.example\.com/g,
  // The provider's texts, where each is one long word (rewritten-provider-content.ts), also cut in its middle.
  /(https:\/\/)?hooks\.example\/\d*W{5,}|\d*W{5,}(…W+)?|https:\/\/|hooks\.|example\//g,
  /\d{1,2} [A-Z][a-z]{2}( \d{4})?(, \d\d:\d\d(:\d\d)?)?( UTC)?|[A-Z][a-z]+ \d{1,2}, \d{4}/g,
  // The browser formats these in the console's language.
  /\bNow\b|\d+ (minute|hour)s? ago|Bulgaria( \+\d+)?/g,
  /"[^"\n]*"|\bcurl -H|\bADDRESS=|\b200 OK\b|\b(true|null)\b|\d+(\.\d+)?e\+\d+|x-api-key|ledger-sync/g,
  /0x[0-9a-fA-F]+|[0-9a-f]{8}…[0-9a-f]{4}|[0-9a-f]{24,}|[a-z.]+@[a-z]+\.example/g,
  ...Object.values(LANGUAGES).map(({ name }) => name),
  ...[DEMO_SETTINGS.brand.name, ...DEMO_SETTINGS.trustedBy.map(({ name }) => name), 'Google', 'GitHub', 'LinkedIn'],
  // The query of the palette; its commands have other letters then.
  /“key”|^([A-Z]|EN)$/g,
];
