import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIELD_KINDS } from '#src/application/forms/field-kinds.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import { searchCountries } from '#src/application/auth/sign-up-countries.ts';
import { isDeletionConfirmed } from '#src/domain/api-keys/key-deletion.ts';
import { splitEntries } from '#src/domain/api-keys/limit-entries.ts';
import { matchingKeys } from '#src/domain/api-keys/key-view.ts';
import { matchesCall, NO_CALL_FILTER } from '#src/domain/calls/call-filter.ts';
import { requestMatcher } from '#src/domain/logs/loaded-filters.ts';
import { withView } from '#src/domain/logs/saved-views.ts';
import { customAnswer } from '#src/domain/onboarding/selection.ts';
import { fuzzyMatch } from '#src/domain/palette/fuzzy-match.ts';
import { cleanText, type TextKind } from '#src/domain/shared/clean-text.ts';
import { filterProtocols } from '#src/domain/shared/protocol.ts';
import { codeDigits } from '#src/domain/shared/text-rules.ts';
import { matchingMembers } from '#src/domain/team/member-search.ts';

/** What a field is sent as for a character between two others, by what the field means. */
const CHARACTERS: readonly { readonly pasted: string; readonly name: string; readonly as: Record<TextKind, string> }[] =
  [
    ...[
      ['a space without width', '\u200b'],
      ['a joiner', '\u200d'],
      ['a left-to-right mark', '\u200e'],
      ['an override of the direction', '\u202e'],
      ['a soft hyphen', '\u00ad'],
      ['a byte order mark', '\ufeff'],
    ].map(([name = '', pasted = '']) => ({ name, pasted, as: sentAs(pasted, '', '', '', '') })),
    { name: 'a no-break space', pasted: '\u00a0', as: sentAs('\u00a0', ' ', ' ', ' ', '') },
    { name: 'a full-width digit', pasted: '５', as: sentAs('５', '５', '５', '5', '5') },
    { name: 'a Persian digit', pasted: '۵', as: sentAs('۵', '۵', '۵', '5', '5') },
    { name: 'a digit of Devanagari', pasted: '५', as: sentAs('५', '५', '५', '5', '5') },
    { name: 'a hyphen that does not break', pasted: '\u2011', as: sentAs('\u2011', '\u2011', '-', '-', '') },
    { name: 'an opening quotation mark', pasted: '‘', as: sentAs('‘', '‘', "'", "'", '') },
  ];

function sentAs(
  verbatim: string,
  words: string,
  name: string,
  address: string,
  code: string,
): Record<TextKind, string> {
  return {
    verbatim,
    words,
    'person-name': name,
    query: address || words,
    address,
    code,
    'recovery-code': address.trim(),
  };
}

const meantBy = (field: keyof typeof FIELD_KINDS) => (text: string) => {
  const form = new FormStore({ [field]: text } as { readonly email: string }, () => Promise.resolve(() => ({})));
  return form.meant[field as 'email'];
};
const fields = (...names: (keyof typeof FIELD_KINDS)[]): readonly Field[] =>
  names.map((name) => ({ name, kind: FIELD_KINDS[name], sent: meantBy(name) }));

interface Field {
  readonly name: string;
  readonly kind: TextKind;
  readonly sent: (text: string) => string;
}

const recoveryCode: Field = {
  name: 'recovery code',
  kind: 'recovery-code',
  sent: (text) => cleanText('recovery-code', text),
};

const search = (name: string, finds: (query: string, text: string) => boolean): readonly Field[] => [
  {
    name,
    kind: 'words',
    sent: (text) => (finds(text, cleanText('words', text)) ? cleanText('words', text) : 'nothing'),
  },
];

/** Every file that draws a field for text, and what becomes of its text. */
const FIELDS: Readonly<Record<string, readonly Field[]>> = {
  'account/change-email-dialog.tsx': fields('email', 'password'),
  'account/closure/close-account-dialog.tsx': [
    ...fields('password'),
    { name: 'comment', kind: 'words', sent: (text) => cleanText('words', text) },
    { name: 'email', kind: 'address', sent: (text) => cleanText('address', text) },
  ],
  'api-keys/delete-key-dialog.tsx': search('confirmation', (typed, name) =>
    isDeletionConfirmed({ id: 'key-1' as never, name }, typed),
  ),
  'api-keys/key-name-field.tsx': fields('name'),
  'api-keys/keys-toolbar.tsx': search('search', (query, name) => {
    return (
      matchingKeys([{ id: 'key-1', name, active: true } as never], { query, sorting: null, status: 'all' }, 0)
        .length === 1
    );
  }),
  'api-keys/limits/limit-choices.tsx': search('search', (query, name) => name.includes(cleanText('words', query))),
  'api-keys/limits/limits-fields.tsx': [
    { name: 'entries', kind: 'address', sent: (text) => splitEntries(text).join(/\u00a0/.test(text) ? ' ' : '') },
  ],
  'auth/forms/email-form.tsx': fields('email'),
  'auth/forms/new-password-fields.tsx': fields('repeatedPassword'),
  'auth/forms/password-rules-field.tsx': fields('password'),
  'auth/log-in/log-in-form.tsx': fields('email', 'password'),
  'account/two-factor-dialog.tsx': [{ name: 'code', kind: 'code', sent: codeDigits }, recoveryCode],
  'auth/log-in/two-factor-form.tsx': [{ name: 'code', kind: 'code', sent: codeDigits }, recoveryCode],
  'auth/sign-up/phone-field.tsx': [
    ...fields('phoneNumber'),
    ...search(
      'country',
      (query, name) => searchCountries([{ code: 'XX' as never, name, callingCode: '0' }], query).length === 1,
    ),
  ],
  'auth/sign-up/sign-up-person.tsx': fields('firstName', 'lastName', 'email'),
  'auth/verification/verification-form.tsx': [{ name: 'code', kind: 'code', sent: codeDigits }],
  'callback-domains/add-domain-dialog.tsx': fields('domain'),
  'calls/calls-toolbar.tsx': search('search', (text, url) => {
    const record = { request: { operation: '', method: 'GET', url }, outcome: null, problem: null, trigger: null };
    return matchesCall(record as never, { ...NO_CALL_FILTER, text });
  }),
  // It looks for what a text holds to the letter.
  'components/json-viewer/json-tools.tsx': [{ name: 'search', kind: 'verbatim', sent: (text) => text }],
  'dashboard/first-call-fields.tsx': fields('address'),
  'dashboard/first-key-form.tsx': fields('name'),
  // The browser allows nothing else than a date.
  'demo/panel/panel-clock.tsx': [],
  'logs/date-filters.tsx': [],
  'demo/panel/panel-network.tsx': [{ name: 'url', kind: 'address', sent: (text) => cleanText('address', text) }],
  'faucets/request-fields.tsx': fields('address'),
  'logs/callbacks/callback-filters.tsx': [{ name: 'search', kind: 'query', sent: (text) => cleanText('query', text) }],
  'logs/requests/request-filters.tsx': search('search', (searchPhrase, id) => {
    const finds = requestMatcher({ searchPhrase, status: '', within: '', between: '' } as never, 0);
    return finds?.({ id, referenceId: null, product: '', request: '{}' } as never) ?? false;
  }),
  'logs/saved-views-dialog.tsx': [
    { name: 'name', kind: 'words', sent: (name) => withView([], { log: 'x', name, query: '' })?.[0]?.name ?? '' },
  ],
  'onboarding/company-fields.tsx': [{ name: 'company', kind: 'words', sent: (text) => cleanText('words', text) }],
  'onboarding/other-field.tsx': [{ name: 'other', kind: 'words', sent: (text) => customAnswer(['Other'], text) }],
  'onboarding/protocols-form.tsx': search('filter', (query, name) => {
    return filterProtocols([{ name, publicName: name, logo: null } as never], query).length === 1;
  }),
  'palette/palette-dialog.tsx': search('query', (query, title) => fuzzyMatch(query, title) !== null),
  'team/invite-member-dialog.tsx': fields('email'),
  'usage/budget/budget-dialogs.tsx': fields('amount', 'alerts'),
  'team/team-card.tsx': search('search', (query, email) => {
    return matchingMembers([{ email, roleIds: [], roles: [] } as never], [], query).length === 1;
  }),
};

const NO_TEXT = [
  'api-keys/api-keys-table.tsx',
  'api-keys/select-keys.tsx',
  'demo/panel/panel-recording.tsx',
  'onboarding/pricing-plan/plan-card.tsx',
];
const TEXT_CONTROL = /<(TextField|PasswordField|SearchField|CodeInput|Combobox|input|textarea)\b/;

describe('a pasted text', () => {
  it('has an entry in this table for every field of every form', () => {
    const drawn = readdirSync('src/ui', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
      .map((entry) => join(entry.parentPath, entry.name).replace('src/ui/', ''))
      .filter((file) => !file.startsWith('components/form/'))
      .filter((file) => TEXT_CONTROL.test(readFileSync(join('src/ui', file), 'utf8')));
    expect(drawn.sort()).toEqual([...Object.keys(FIELDS), ...NO_TEXT].sort());
  });

  const rows = Object.entries(FIELDS).flatMap(([file, list]) => list.map((field) => ({ file, ...field })));

  it.each(rows)('in the $name of $file is sent as it is meant', ({ kind, sent }) => {
    const [before, after] = kind === 'code' ? ['1', '2'] : ['a', 'b'];
    for (const { pasted, name, as } of CHARACTERS) {
      expect(sent(`${before}${pasted}${after}`), name).toBe(`${before}${as[kind]}${after}`);
    }
  });

  it('stays in its field as it was pasted', () => {
    const form = new FormStore({ email: '' }, () => Promise.resolve(() => ({})));
    form.set('email', ' a\u200b@b.co');
    expect([form.values.email, form.meant.email]).toEqual([' a\u200b@b.co', 'a@b.co']);
  });

  it.each([
    { kind: 'words', text: 'علی\u200cرضا 👨\u200d👩\u200d👧 ❤️', meant: 'علی\u200cرضا 👨\u200d👩\u200d👧 ❤️' },
    { kind: 'words', text: '\u200dkey\u200c\u2028one\ttwo ', meant: 'key one two' },
    { kind: 'person-name', text: '\u2067Jean\u2010Luc\u00a0O\u02bcNeill\u2069', meant: "Jean-Luc O'Neill" },
    { kind: 'address', text: 'ｅｌｅｎａ＠ｎｏｒｔｈｗａｌｌ。ｅｘａｍｐｌｅ', meant: 'elena@northwall.example' },
    { kind: 'address', text: 'مثال۱.ایران', meant: 'مثال۱.ایران' },
    { kind: 'address', text: '٠٨٨٨ ١٢٣\u2212٤٥٦', meant: '0888 123-456' },
    { kind: 'code', text: '۱۲۳ ४५६', meant: '123456' },
    { kind: 'recovery-code', text: '1. 4f1c – 92d0', meant: '4f1c-92d0' },
    { kind: 'recovery-code', text: '• 4f1c\u201192d0\u200b\n', meant: '4f1c-92d0' },
    { kind: 'recovery-code', text: '12) 4f1c92d0', meant: '4f1c92d0' },
    { kind: 'recovery-code', text: '12 345 678', meant: '12345678' },
    { kind: 'recovery-code', text: '1.2345', meant: '1.2345' },
  ] as const)('of $kind means $meant', ({ kind, text, meant }) => expect(cleanText(kind, text)).toBe(meant));

  it('may have the digits of every script', () => {
    const written = Intl.supportedValuesOf('numberingSystem').map((system) =>
      new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890),
    );
    const positional = written.filter((text) => /^\p{Nd}{10}$/u.test(text));
    expect(positional.length).toBeGreaterThan(50);
    expect(new Set(positional.map((text) => cleanText('code', text)))).toEqual(new Set(['1234567890']));
  });
});
