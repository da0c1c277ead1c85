import { describe, expect, it } from 'vitest';
import { type Fault, faultOf, withFault } from '#src/domain/demo/faults.ts';
import {
  type BackendKind,
  dataSource,
  DEFAULT_MOMENT,
  type Moment,
  findMomentText,
  type KnownNames,
  momentText,
  readMoment,
} from '#src/domain/demo/moment.ts';

/** A scenario with everything that a link can also leave open. */
const CHOSEN: Partial<Moment> = {
  persona: 'elena@northwall.example',
  providerUrl: 'https://api.example',
  language: 'de',
  theme: 'dark',
};
const known: KnownNames = {
  isScenario: (name) => ['visitor', 'chosen'].includes(name),
  isOperation: (name) => name === 'logIn',
  isTour: () => false,
  startOf: (scenario) => (scenario === 'chosen' ? CHOSEN : {}),
  languages: ['en', 'de'],
};

const read = (text: string) => readMoment(`v1;${text}`, known);
const write = (change: Partial<Moment>) => momentText({ ...DEFAULT_MOMENT, ...change }, known);

describe('a link', () => {
  it('leaves open what its scenario chooses', () => {
    const open: Moment = { ...DEFAULT_MOMENT, scenario: 'chosen' };
    expect(momentText(open, known)).toBe('v1;scenario=chosen;as=;url=;language=;theme=');
    expect(read('scenario=chosen;as=;url=;language=;theme=')).toEqual({ moment: open, unknown: [] });
  });

  it('begins where its last scenario does', () => {
    expect(read('scenario=visitor;scenario=chosen').moment).toEqual({
      ...DEFAULT_MOMENT,
      ...CHOSEN,
      scenario: 'chosen',
    });
  });

  it.each<[Partial<Moment>, string]>([
    [{ time: Date.UTC(2026, 10, 30, 23, 10) }, 'v1;time=2026-11-30T23:10Z'],
    [{ time: Date.UTC(2026, 10, 30, 23, 10, 5) }, 'v1;time=2026-11-30T23:10:05Z'],
    [{ madeAt: Date.UTC(2026, 10, 30, 23, 10, 0, 7) }, 'v1;data=2026-11-30T23:10:00.007Z'],
    [{ persona: 'zoë.k@x.example' }, 'v1;as=zoë.k@x.example'],
    [{ persona: 'a b+c;d&e#f%g@x.example' }, 'v1;as=a%20b%2Bc%3Bd%26e%23f%25g@x.example'],
  ])('of %o is %s', (change, text) => {
    expect(write(change)).toBe(text);
  });

  it.each(['paused;', ';paused', ';;paused;;'])('may have empty parts: %s', (text) => {
    expect(read(text)).toEqual({ moment: { ...DEFAULT_MOMENT, isPaused: true }, unknown: [] });
  });

  it('names a seed like a scenario', () => {
    expect(read('seed=chosen').moment).toEqual({ ...DEFAULT_MOMENT, seed: 'chosen' });
  });

  it.each([
    'latency=1e3',
    'latency=5s',
    'latency=60001',
    'url=nowhere',
    'url=ftp://api.example',
    'url=xhttps://api.example',
    'url=https://user@api.example',
    'url=https://:pass@api.example',
    'faults=logIn:500:401',
    'faults=logIn',
    'unheard=1',
    'toString=1',
  ])('does not understand %s', (part) => {
    expect(read(part)).toEqual({ moment: DEFAULT_MOMENT, unknown: [part] });
  });

  it('has values of 200 characters at most', () => {
    const url = `https://api.example/${'x'.repeat(180)}`;
    expect(url).toHaveLength(200);
    expect(read(`url=${url}`).moment.providerUrl).toBe(url);
    expect(read(`url=${url}x`).unknown).toEqual([`url=${url}x`]);
  });

  it.each([
    ['?demo=v12;as=a%25b', 'v12;as=a%25b'],
    ['?demo=%76%31%3Bas=a%2525b', 'v1;as=a%25b'],
    ['?demo=old%20v1;as=a%25b', 'old v1;as=a%b'],
    ['?demo=', ''],
  ])('that was escaped as a whole is unescaped: %s', (query, text) => {
    expect(findMomentText(query)).toBe(text);
  });
});

describe('choosing a fault', () => {
  const late: Fault = { operation: '*', kind: 'late' };
  const broken: Fault = { operation: 'logIn', kind: '500' };

  it.each<[readonly Fault[], string, Fault['kind'] | null, readonly Fault[]]>([
    [[], 'logIn', '500', [broken]],
    [[late], 'logIn', '500', [late, broken]],
    [[{ operation: 'logIn', kind: '401' }, late], 'logIn', '500', [late, broken]],
    [[late, broken], 'logIn', null, [late]],
    [[late, broken], '*', null, [broken]],
    [[late], 'logIn', null, [late]],
  ])('among %o for %s: %s', (faults, operation, kind, chosen) => {
    expect(withFault(faults, operation, kind)).toEqual(chosen);
  });

  it('leaves the operations alone that it is not for', () => {
    expect(faultOf([broken], 'profile')).toBeNull();
  });
});

describe('the data of a backend', () => {
  it.each<[BackendKind, string]>([
    ['worker', 'simulation'],
    ['memory', 'simulation'],
    ['replay', 'recording'],
    ['http', 'provider https://api.example'],
  ])('%s are those of the %s', (backend, source) => {
    expect(dataSource({ backend, providerUrl: 'https://api.example' })).toBe(source);
  });
});
