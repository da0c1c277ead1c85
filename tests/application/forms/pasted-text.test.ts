import { describe, expect, it } from 'vitest';
import { FIELD_KINDS, type FieldName, kindOf } from '#src/application/forms/field-kinds.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import { searchCountries } from '#src/application/auth/sign-up-countries.ts';
import { isDeletionConfirmed } from '#src/domain/api-keys/key-deletion.ts';
import { splitEntries } from '#src/domain/api-keys/limit-entries.ts';
import { matchingKeys, WHOLE_LIST } from '#src/domain/api-keys/key-view.ts';
import { matchesCall, NO_CALL_FILTER } from '#src/domain/calls/call-list.ts';
import { requestMatcher } from '#src/domain/logs/loaded-filters.ts';
import { withView } from '#src/domain/logs/saved-views.ts';
import { customAnswer } from '#src/domain/onboarding/selection.ts';
import { fuzzyMatch } from '#src/domain/palette/command-search.ts';
import { cleanText, type TextKind } from '#src/domain/shared/clean-text.ts';
import { filterProtocols } from '#src/domain/shared/protocol.ts';
import { codeDigits } from '#src/domain/shared/text-rules.ts';
import { matchingMembers } from '#src/domain/team/team-member.ts';

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

const meantBy = (field: FieldName) => (text: string) => {
  const form = new FormStore({ [field]: text } as { readonly email: string }, () => Promise.resolve(() => ({})), null);
  return form.meant[field as 'email'];
};
const fields = (...names: FieldName[]): readonly Field[] =>
  names.map((name) => ({ name, kind: kindOf(name), sent: meantBy(name) }));

interface Field {
  readonly name: string;
  readonly kind: TextKind;
  readonly sent: (text: string) => string;
}

const search = (name: string, finds: (query: string, text: string) => boolean): readonly Field[] => [
  {
    name,
    kind: 'words',
    sent: (text) => (finds(text, cleanText('words', text)) ? cleanText('words', text) : 'nothing'),
  },
];

/** The fields of all forms, and what else takes a text. */
const FIELDS: readonly Field[] = [
  ...fields('password', ...(Object.keys(FIELD_KINDS) as FieldName[])),
  { name: 'comment of a closing', kind: 'words', sent: (text) => cleanText('words', text) },
  ...search('confirmation of a deletion', (typed, name) => isDeletionConfirmed({ id: 'key-1' as never, name }, typed)),
  ...search('search for keys', (query, name) => {
    const view = { ...WHOLE_LIST, query };
    return matchingKeys([{ id: 'key-1', name, active: true } as never], view, 0).length === 1;
  }),
  {
    name: 'limit with entries',
    kind: 'address',
    sent: (text) => splitEntries(text).join(/\u00a0/.test(text) ? ' ' : ''),
  },
  { name: 'code', kind: 'code', sent: codeDigits },
  { name: 'recovery code', kind: 'recovery-code', sent: (text) => cleanText('recovery-code', text) },
  ...search(
    'search for a country',
    (query, name) => searchCountries([{ code: 'XX' as never, name, callingCode: '0' }], query).length === 1,
  ),
  ...search('search for calls', (text, url) => {
    const record = { request: { operation: '', method: 'GET', url }, outcome: null, problem: null, trigger: null };
    return matchesCall(record as never, { ...NO_CALL_FILTER, text });
  }),
  { name: 'search for callbacks', kind: 'query', sent: (text) => cleanText('query', text) },
  ...search('search for requests', (searchPhrase, id) => {
    const finds = requestMatcher({ searchPhrase, status: '', within: '', between: '' } as never, 0);
    return finds?.({ id, referenceId: null, product: '', request: '{}' } as never) ?? false;
  }),
  {
    name: 'name of a view',
    kind: 'words',
    sent: (name) => withView([], { log: 'x', name, query: '' })?.[0]?.name ?? '',
  },
  { name: 'answer of one’s own', kind: 'words', sent: (text) => customAnswer(['Other'], text) },
  ...search('filter of protocols', (query, name) => {
    return filterProtocols([{ name, publicName: name, logo: null } as never], query).length === 1;
  }),
  ...search('query of the palette', (query, title) => fuzzyMatch(query, title) !== null),
  ...search('search for members', (query, email) => {
    return matchingMembers([{ email, roleIds: [], roles: [] } as never], [], query).length === 1;
  }),
];

describe('a pasted text', () => {
  it.each(FIELDS)('in the field “$name” is sent as it is meant', ({ kind, sent }) => {
    const [before, after] = kind === 'code' ? ['1', '2'] : ['a', 'b'];
    for (const { pasted, name, as } of CHARACTERS) {
      expect(sent(`${before}${pasted}${after}`), name).toBe(`${before}${as[kind]}${after}`);
    }
  });

  it('stays in its field as it was pasted', () => {
    const form = new FormStore({ email: '' }, () => Promise.resolve(() => ({})), null);
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
