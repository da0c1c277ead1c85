import { pathsOf } from './languages.ts';
import { pluralFormsOf } from './check-translation.ts';

/** What every style sheet decides, so that two translators write alike. */
const TERMS = [
  'API key, reveal, rotate',
  'API call, request, response',
  'billing, invoice, subscription',
  'callback, webhook, faucet',
  'console, dashboard, log',
  'credits, quota, usage',
  'domain, verify',
  'email; log in, log out, sign up',
  'network, testnet, blockchain',
  'plan, upgrade, downgrade',
  'session, device',
  'team, member, role, seat',
];

export const englishNameOf = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

export function styleSheetOf(language: string): string {
  const name = englishNameOf(language);
  const rows = TERMS.map((term) => `| ${term} |  |`).join('\n');
  return `# ${name}

How the ${name} messages in \`${pathsOf(language).messages}\` are written.

- **Address:** formal or not.
- **Buttons:** their form ("Create key"), and how work in progress is named ("Saving").
- **Failures:** how "Couldn't load …" and "No changes were made." are worded.
- **Punctuation:** quotes, dashes, ellipsis, spaces before units, capitals.
- **Plural forms:** ${pluralFormsOf(language).join(', ')}.
- **Placeholders:** where a name is placed so that it needs no inflection.

| English | ${name} |
| --- | --- |
${rows}
`;
}
