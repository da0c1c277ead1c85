import { describe, expect, it } from 'vitest';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from './operations.ts';

/** Raise it with every operation, and add its literal request and response to this folder. */
const COVERED = [
  'WIRE-1',
  'WIRE-2',
  'WIRE-3',
  'WIRE-4',
  'WIRE-5',
  'WIRE-6',
  'WIRE-7',
  'WIRE-8',
  'WIRE-9',
  'WIRE-10',
  'WIRE-11',
  'WIRE-12',
  'WIRE-13',
  'WIRE-14',
  'WIRE-15',
  'WIRE-16',
  'WIRE-17',
  'WIRE-18',
  'WIRE-19',
  'WIRE-20',
  'WIRE-21',
  'WIRE-22',
  'WIRE-23',
  'WIRE-24',
  'WIRE-25',
  'WIRE-26',
  'WIRE-27',
  'WIRE-28',
  'WIRE-29',
  'WIRE-30',
  'WIRE-31',
  'WIRE-32',
  'WIRE-33',
  'WIRE-34',
  'WIRE-35',
  'WIRE-36',
  'WIRE-37',
  'WIRE-38',
  'WIRE-39',
  'WIRE-40',
  'WIRE-41',
  'WIRE-42',
  'WIRE-43',
  'WIRE-44',
  'WIRE-45',
  'WIRE-46',
  'WIRE-47',
  'WIRE-48',
  'WIRE-49',
  'WIRE-50',
  'WIRE-51',
  'WIRE-52',
  'WIRE-53',
];

const table = Object.values(endpoints);

describe('the operations of section 7', () => {
  it('are 53, none written down twice', () => {
    expect(operations).toHaveLength(53);
    expect(new Set(operations.map(([, method, path]) => `${method} ${path}`)).size).toBe(53);
    expect(operations.map(([wire]) => wire)).toEqual(operations.map((_, index) => `WIRE-${index + 1}`));
  });

  it('are all covered by the table of endpoints: 53 of 53', () => {
    expect(COVERED).toHaveLength(53);
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
