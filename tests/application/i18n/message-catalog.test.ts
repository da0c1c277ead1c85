import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allMessages } from '#tests/support/all-messages.ts';

/** Keys that code puts together; each prefix is in the source as a template. */
const BUILT = [
  /^(palette\.)?theme\.(system|light|dark)$/,
  /^palette\.section\.(recent|actions|pages|api-keys|domains|members|docs)$/,
  /^api-keys\.status\.(all|active|inactive)$/,
  /^api-keys\.sort\.(name|created|used)\.(ascending|descending)$/,
  /^rotate\.(create|copy|wait|deactivate)$/,
  /^demo\.account\.[\w-]+$/,
  /^mail\.[\w-]+(\.text)?$/,
  /^partner\.checkout\.plan\.(monthly|annually|once)$/,
  /^partner\.consent\.(known|new|two-factor)$/,
  /^scenario\.[\w-]+(\.about)?$/,
  /^demo-pages\.(group|state)\.[\w-]+$/,
  /^demo-panel\.recording\.(foreign|newer|broken|empty)$/,
  /^demo-panel\.clock\.(device|moved|paused)$/,
  /^demo-panel\.backend\.(worker|memory|http|replay)(\.text)?$/,
  /^getting-started\.(apiKey|verifyDomain|firstApiCall|tutorials|apiReference|pricing)$/,
];

/** The exclamation marks are the provider's. */
const EXCLAIMED = ['clipboard.copied', 'clipboard.insecure-page', 'error-screen.title'];

/** Other names of what docs/languages/en.md names, and the keys that have them from the specification or as words to search. */
const OTHER_NAMES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bcancell(ed|ing)\b/i, []],
  // A link to a page views it.
  [/^(Go to|See) /, ['auth.sign-up-panel.usage', 'tour.logs.about']],
  [/\bchains?\b(?! mainnet)/i, []],
  [/console calls?\b/i, []],
  [
    /\bcallback logs?\b|\bwebhooks?\b/i,
    [
      ...['usage.tab.webhooks', 'palette.webhooks', 'palette.keywords.domains', 'palette.keywords.callback-signing'],
      // A notification goes to any url.
      ...['notifications.type.webhook', 'notifications.target.webhook', 'palette.keywords.notifications'],
      ...['notifications.target.slack', 'notifications.target.slack.hint'],
    ],
  ],
  [/\badditional credits?\b/i, ['billing.payg.buys_one', 'billing.payg.buys_other']],
  [/\b(pending|open) invoices?\b/i, []],
  [/\byearly\b|\bper year\b/i, []],
  // As the pages of others have it.
  [/\bsign(ed|s|ing)?[ -]in\b|\blog-in\b/i, ['partner.consent.title']],
  [/\banswered\b/i, []],
  [/\b(execution|median) time\b/i, []],
  [/\bdocumentation\b/i, ['palette.keywords.help']],
  [/\b(?:credits|you've(?: already)?) spent\b|\blast seen\b|\bat once\b/i, []],
];

/** The unit after a number that stands alone. */
const UNCOUNTED = ['billing.per-second_other'];

const EN = join('src', 'application', 'i18n', 'en');
const sources = ['src', join('mocks', 'pages')]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.startsWith(EN))
  .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  .join('\n');

const keys = Object.keys(allMessages);
/** As code asks for it: without its plural form. */
const messageKeys = new Set(keys.map((key) => key.replace(/_(one|other)$/, '')));

describe('the English catalog', () => {
  it('holds a text for every key that the code requests', () => {
    const prefixes = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
    const literals = [...sources.matchAll(new RegExp(`['"]((?:${prefixes})\\.[a-z0-9.-]+)['"]`, 'g'))].map(
      ([, key]) => key ?? '',
    );
    expect(literals.length).toBeGreaterThan(100);
    const isFile = (key: string) => key.endsWith('.json');
    expect(literals.filter((key) => !messageKeys.has(key) && !isFile(key))).toEqual([]);
  });

  it('holds no text that nobody requests', () => {
    const isUsed = (key: string) => [`'${key}'`, `"${key}"`].some((literal) => sources.includes(literal));
    const unused = [...messageKeys].filter((key) => !isUsed(key) && !BUILT.some((built) => built.test(key)));
    expect(unused).toEqual([]);
  });

  it('holds each key in one file only', () => {
    const files = readdirSync(EN, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const written = files.flatMap((file) =>
      [...readFileSync(join(EN, file), 'utf8').matchAll(/^\s+'([^']+)':/gm)].map(([, key]) => key ?? ''),
    );
    expect(written.sort()).toEqual([...new Set(keys)].sort());
  });

  it('has both forms of every text that counts', () => {
    const forms = keys.filter((key) => /_(one|other)$/.test(key));
    const other = (key: string) =>
      key.endsWith('_one') ? key.replace(/_one$/, '_other') : key.replace(/_other$/, '_one');
    expect(forms.filter((key) => !keys.includes(other(key)))).toEqual([]);
  });

  it('names the number that it counts {{count}}, unless it names none', () => {
    const others = Object.entries<string>(allMessages).filter(
      ([key, text]) => /_other$/.test(key) && !text.includes('{{count}}'),
    );
    expect(others.map(([key]) => key)).toEqual(UNCOUNTED);
  });

  it.each(OTHER_NAMES)('gives one thing one name, not %s', (name, given) => {
    const named = Object.entries<string>(allMessages).filter(([, text]) => name.test(text));
    expect(named.map(([key]) => key).sort()).toEqual([...given].sort());
  });

  it('uses exclamation marks only where the specification does', () => {
    const exclaimed = Object.entries(allMessages).filter(([, text]) => text.includes('!'));
    expect(exclaimed.map(([key]) => key).sort()).toEqual([...EXCLAIMED].sort());
  });

  it('has no empty text and no surrounding spaces', () => {
    expect(Object.entries<string>(allMessages).filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('has the specification’s texts to the letter', () => {
    expect(allMessages).toMatchObject({
      'log-in.email-is-required': 'email is required',
      'log-in.email-is-invalid': 'email is invalid',
      'log-in.password-is-required': 'password is required',
      'clipboard.copied': 'Text copied to clipboard!',
      'clipboard.insecure-page': 'Copy to clipboard is only available for https connection!',
      'error-screen.title': 'Unexpected Application Error!',
      'frame.blocked': 'This content cannot be displayed in an iframe',
      'failure.unconfirmed': 'We could not confirm this. Check before trying again.',
      'failure.unexpected':
        'An unexpected server error has occurred, we are working to fix this. Please try again later and in case it occurs again please report it to our team via email.',
    });
  });
});
