import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/adapters/http/endpoints';
import { operations } from './operations';

/** Raised with every operation that is added, together with its literal request and reply in this folder. */
const COVERED = [
  'WIRE-2',
  'WIRE-6',
  'WIRE-12',
  'WIRE-15',
  'WIRE-16',
  'WIRE-17',
  'WIRE-18',
  'WIRE-19',
  'WIRE-20',
  'WIRE-25',
  'WIRE-52',
];

const table = Object.values(endpoints);

describe('the operations of section 7', () => {
  it('are 53, none written down twice', () => {
    expect(operations).toHaveLength(53);
    expect(new Set(operations.map(([, method, path]) => `${method} ${path}`)).size).toBe(53);
    expect(operations.map(([wire]) => wire)).toEqual(operations.map((_, index) => `WIRE-${index + 1}`));
  });

  it('are covered by the table of endpoints as far as this list says: 11 of 53', () => {
    expect(COVERED).toHaveLength(11);
    expect(table.map(({ wire }) => wire).sort(byNumber)).toEqual(COVERED);
  });

  it.each(table)('have $wire, $method $path, as an entry of the table', ({ wire, method, path }) => {
    expect(operations).toContainEqual([wire, method, path]);
  });

  it('stand in the table once each', () => {
    expect(new Set(table.map(({ wire }) => wire)).size).toBe(table.length);
  });

  it.each(table.filter(({ method }) => method === 'GET'))('never change anything by GET $path', ({ effect }) => {
    expect(effect).toBe('read');
  });
});

function byNumber(one: string, other: string): number {
  return Number(one.slice('WIRE-'.length)) - Number(other.slice('WIRE-'.length));
}
