import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAULT_KINDS, faultOf } from '#src/domain/demo/faults.ts';
import {
  BACKENDS,
  DEFAULT_MOMENT,
  type Moment,
  findMomentText,
  type KnownNames,
  momentText,
  readMoment,
} from '#src/domain/demo/moment.ts';

const SCENARIOS = ['visitor', 'active-customer', 'slow-evening'];
const OPERATIONS = ['createApiKey', 'listApiKeys', 'logIn'];
const SLOW_EVENING: Partial<Moment> = {
  time: Date.UTC(2026, 10, 30, 23),
  isPaused: true,
  isOffline: true,
  overrides: { quota: 98 },
  faults: [{ operation: '*', kind: 'late' }],
  latencyMs: 4000,
};
const known: KnownNames = {
  isScenario: (name) => SCENARIOS.includes(name),
  isOperation: (name) => OPERATIONS.includes(name),
  isTour: (name) => name === 'first-call',
  startOf: (scenario) => (scenario === 'slow-evening' ? SLOW_EVENING : {}),
  languages: ['en', 'de'],
};

const read = (text: string) => readMoment(text, known);

describe('a moment in an address', () => {
  it('is readable', () => {
    const moment: Moment = {
      ...DEFAULT_MOMENT,
      scenario: 'active-customer',
      time: Date.UTC(2026, 10, 30, 23, 10),
      isPaused: true,
      overrides: { quota: 98 },
      faults: [
        { operation: 'createApiKey', kind: '500' },
        { operation: '*', kind: 'late' },
      ],
      latencyMs: 300,
      backend: 'memory',
      theme: 'dark',
    };
    expect(momentText(moment, known)).toBe(
      'v1;scenario=active-customer;time=2026-11-30T23:10Z;paused;quota=98;faults=createApiKey:500,*:late;latency=300;backend=memory;theme=dark',
    );
    expect(read(momentText(moment, known))).toEqual({ moment, unknown: [] });
  });

  it.each([
    ['?demo=v1', 'v1'],
    ['#demo=v1;paused', 'v1;paused'],
    ['?a=b&demo=v1&c=d', 'v1'],
    ['?demo=v1%3Bscenario%3Dvisitor%3Bas%3Da%2525b', 'v1;scenario=visitor;as=a%25b'],
    ['?nodemo=v1', null],
    ['', null],
  ])('is in %s', (query, text) => {
    expect(findMomentText(query)).toBe(text);
  });

  it('says of a scenario only what differs from its start', () => {
    const start: Moment = { ...DEFAULT_MOMENT, ...SLOW_EVENING, scenario: 'slow-evening' };
    expect(momentText(start, known)).toBe('v1;scenario=slow-evening');
    expect(read('v1;scenario=slow-evening').moment).toEqual(start);
    const calm: Moment = { ...start, time: null, isPaused: false, isOffline: false, faults: [], latencyMs: 0 };
    expect(momentText(calm, known)).toBe('v1;scenario=slow-evening;time=now;running;faults=;latency=0;online');
    expect(read(momentText(calm, known)).moment).toEqual(calm);
  });

  it('is short where everything is as it starts', () => {
    expect(momentText(DEFAULT_MOMENT, known)).toBe('v1');
    expect(read('v1')).toEqual({ moment: DEFAULT_MOMENT, unknown: [] });
  });

  const moments = fc.record<Moment>({
    scenario: fc.constantFrom(...SCENARIOS),
    persona: fc.constantFrom(null, 'elena@northwall.example', 'zoë+a;b&c#d@x.example'),
    seed: fc.stringMatching(/^[\w-]{1,40}$/),
    time: fc.option(fc.integer({ min: 0, max: Date.UTC(2200, 0) }), { nil: null }),
    madeAt: fc.option(fc.integer({ min: 0, max: Date.UTC(2200, 0) }), { nil: null }),
    isPaused: fc.boolean(),
    overrides: fc.record(
      { quota: fc.nat({ max: 1000 }), keys: fc.nat({ max: 10_000 }), members: fc.nat({ max: 10_000 }) },
      { requiredKeys: [] },
    ),
    faults: fc.uniqueArray(
      fc.record({ operation: fc.constantFrom('*', ...OPERATIONS), kind: fc.constantFrom(...FAULT_KINDS) }),
      { selector: ({ operation }) => operation },
    ),
    latencyMs: fc.nat({ max: 60_000 }),
    isOffline: fc.boolean(),
    backend: fc.constantFrom(...BACKENDS),
    tour: fc.constantFrom(null, 'first-call'),
    providerUrl: fc.constantFrom('', 'https://api.example', 'http://127.0.0.1:4010/a;b?c=d&e#f%20+g'),
    language: fc.constantFrom(null, 'en', 'de'),
    theme: fc.constantFrom(null, 'light', 'dark'),
  });

  it('reads what it wrote, also from a query', () => {
    fc.assert(
      fc.property(moments, (chosen) => {
        const start = known.startOf(chosen.scenario);
        const moment = { ...chosen, overrides: { ...start.overrides, ...chosen.overrides } };
        expect(read(momentText(moment, known))).toEqual({ moment, unknown: [] });
        const { search } = new URL(`https://demo.example/?a=b&demo=${momentText(moment, known)}&c=d#e`);
        expect(read(findMomentText(search) ?? '').moment).toEqual(moment);
      }),
    );
  });

  it.each([
    ['scenario=nobody', 'scenario=nobody'],
    ['time=tomorrow', 'time=tomorrow'],
    ['time=2026-13-01T00:00Z', 'time=2026-13-01T00:00Z'],
    ['quota=-1', 'quota=-1'],
    ['quota=1001', 'quota=1001'],
    ['latency=soon', 'latency=soon'],
    ['backend=toString', 'backend=toString'],
    ['constructor=1', 'constructor=1'],
    ['url=javascript:alert(1)', 'url=javascript:alert(1)'],
    ['url=https://user:pass@api.example', 'url=https://user:pass@api.example'],
    ['language=fr', 'language=fr'],
    ['theme=blue', 'theme=blue'],
    ['paused=no', 'paused=no'],
    ['seed=a b', 'seed=a b'],
    ['as=elena', 'as=elena'],
    ['tour=sights', 'tour=sights'],
    ['tour=', 'tour='],
    ['faults=fly:500', 'faults=fly:500'],
    ['faults=logIn:sometimes', 'faults=logIn:sometimes'],
    ['colour=red', 'colour=red'],
    ['quota=%E0%A4%A', 'quota=%E0%A4%A'],
  ])('names %s as unknown and reads the rest', (part, named) => {
    expect(read(`v1;${part};latency=5`)).toEqual({ moment: { ...DEFAULT_MOMENT, latencyMs: 5 }, unknown: [named] });
  });

  it('reads the faults that it knows beside those that it does not', () => {
    const { moment, unknown } = read('v1;faults=logIn:500,fly:500,logIn:401,*:late');
    expect(moment.faults).toEqual([
      { operation: 'logIn', kind: '500' },
      { operation: '*', kind: 'late' },
    ]);
    expect(unknown).toEqual(['faults=fly:500', 'faults=logIn:401']);
  });

  it('names a whole text of another version', () => {
    expect(read('v2;scenario=visitor')).toEqual({ moment: DEFAULT_MOMENT, unknown: ['v2;scenario=visitor'] });
  });

  it('never fails on any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read(`v1;${text}`).moment.faults).toBeInstanceOf(Array);
      }),
    );
  });
});

describe('the fault of an operation', () => {
  const faults = [
    { operation: '*', kind: 'late' },
    { operation: 'logIn', kind: '500' },
  ] as const;

  it.each([
    ['logIn', '500'],
    ['createApiKey', 'late'],
  ])('of %s is %s, its own before that of all', (operation, kind) => {
    expect(faultOf(faults, operation)).toBe(kind);
  });

  it('is none without a choice', () => {
    expect(faultOf([], 'logIn')).toBeNull();
  });
});
