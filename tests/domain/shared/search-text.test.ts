import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchCountries } from '#src/application/auth/sign-up-countries.ts';
import { WHOLE_LIST, type KeyView, matchingKeys } from '#src/domain/api-keys/key-view.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { matchesCall, NO_CALL_FILTER } from '#src/domain/calls/call-list.ts';
import { requestMatcher } from '#src/domain/logs/loaded-filters.ts';
import { NO_REQUEST_FILTERS } from '#src/domain/logs/log-location.ts';
import { fuzzyMatch } from '#src/domain/palette/command-search.ts';
import { type JsonText, findInJson } from '#src/domain/shared/json-lines.ts';
import { filterProtocols } from '#src/domain/shared/protocol.ts';
import { indexedSearchText, searchText } from '#src/domain/shared/search-text.ts';
import { matchingMembers, type MemberId } from '#src/domain/team/team-member.ts';
import { readJson } from '#src/ui/components/json-viewer/read-json.ts';

const REQUEST = {
  ...{ id: '1', at: null, statusCode: 200, responseTimeMs: 1, referenceId: null, spentCredits: 1 },
  ...{ request: '', response: '' },
};

/** Each search, as whether it finds something of this name. */
const searches: Readonly<Record<string, (query: string, name: string) => boolean>> = {
  keys: (query, name) => {
    const key = { id: 'k' as ApiKeyId, name, masked: null, active: true, createdAt: 0 };
    return matchingKeys([key], { ...WHOLE_LIST, query } satisfies KeyView, 0).length === 1;
  },
  team: (query, name) => {
    const member = { id: 'm' as MemberId, email: name, roleIds: [] };
    return matchingMembers([member as never], [], query).length === 1;
  },
  requests: (query, product) =>
    requestMatcher({ ...NO_REQUEST_FILTERS, searchPhrase: query }, 0)?.({ ...REQUEST, product }) ?? false,
  palette: (query, name) => fuzzyMatch(query, name)?.rank === 'exact',
  protocols: (query, publicName) => filterProtocols([{ name: 'x', publicName, logoSvgBase64: '' }], query).length === 1,
  json: (query, name) => findInJson(read(JSON.stringify(name)), query).matches.length === 1,
};

function read(text: string): JsonText {
  const reading = readJson(text);
  if (reading.kind !== 'json') throw new Error(reading.reason);
  return reading;
}

const spellings: readonly [string, string, string][] = [
  ['without accents', 'produccion', 'Producción'],
  ['with accents that the name has not', 'Producción', 'produccion'],
  ['with an accent that was typed by itself', 'produccio\u0301n', 'Producción'],
  ['in capitals', 'STRASSE', 'Straße'],
  ['with another form of a letter', 'ΟΔΟΣ', 'οδος'],
  ['with Arabic digits', '٢٠٢٥', '2025'],
  ['with Persian digits', '۲۰۲۵', '2025'],
  ['with digits of the device, where the name has Arabic ones', '2025', '٢٠٢٥'],
  ['in full width', 'Ｋｅｙ２', 'key2'],
  ['with a hidden character and a blank behind it', '\u200bprod\u00ad\ufeffkey\u200e ', 'ProdKey'],
  ['with a narrow blank', 'my\u202fkey', 'my key'],
  ['with typographic signs', 'l’api – 2', "l'api - 2"],
];

describe.each(Object.entries(searches))('the search of %s', (_, finds) => {
  it.each(spellings)('finds what is typed %s', (_spelling, query, name) => {
    expect(finds(query, name)).toBe(true);
  });

  it('does not find another name', () => {
    expect(finds('produccion', 'Producing')).toBe(false);
  });
});

describe('the search of the calls and of the countries', () => {
  it('reads digits and accents alike', () => {
    const request = { operation: 'listApiKeys', method: 'GET', url: '/api/api-keys?limit=10', headers: {}, body: '' };
    const record = { request, outcome: null, problem: null, trigger: null };
    expect(matchesCall(record as never, { ...NO_CALL_FILTER, text: 'LIMIT=١٠' })).toBe(true);
    const country = { name: 'Côte d’Ivoire', code: 'CI', callingCode: '225' };
    expect(searchCountries([country as never], 'COTE D')).toHaveLength(1);
    expect(searchCountries([country as never], '٢٢٥')).toHaveLength(1);
  });
});

describe('a text with places', () => {
  it('reads as the same text, and its places lead into the original in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (original) => {
        const { text, offsets } = indexedSearchText(original);
        expect(text).toBe(searchText(original));
        expect(offsets).toHaveLength(text.length + 1);
        expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
        expect(offsets.at(-1)).toBe(original.length);
      }),
    );
  });

  it('is in a JSON document where it is in the text', () => {
    const text = '"Ｐｒｏｄｕcción ß"';
    const places = (query: string) =>
      findInJson(read(text), query).matches.map(({ start, end }) => text.slice(start, end));
    expect([places('produccion'), places('s')]).toEqual([['Ｐｒｏｄｕcción'], ['ß', 'ß']]);
  });
});
