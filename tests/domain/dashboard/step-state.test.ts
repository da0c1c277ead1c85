import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availableSteps,
  GETTING_STARTED_STEPS,
  type GettingStartedStep,
  hasOpenSteps,
  nextFirst,
  stepState,
} from '#src/domain/dashboard/step-state.ts';

import { ALL_PAGES } from '#src/domain/shared/offered-pages.ts';

const LINKS = {
  tutorials: 'https://docs.example/t',
  apiReference: 'https://docs.example/r',
  firstApiCall: 'https://rest.example',
};

describe('a pill of the panel', () => {
  it.each([
    { step: 'apiKey', done: false, hasKey: false, state: 'open' },
    { step: 'apiKey', done: false, hasKey: true, state: 'open' },
    { step: 'apiKey', done: true, hasKey: false, state: 'done' },
    { step: 'apiKey', done: true, hasKey: true, state: 'done' },
    { step: 'verifyDomain', done: false, hasKey: false, state: 'open' },
    { step: 'verifyDomain', done: true, hasKey: false, state: 'done' },
    { step: 'firstApiCall', done: false, hasKey: false, state: 'locked' },
    { step: 'firstApiCall', done: false, hasKey: true, state: 'open' },
    { step: 'firstApiCall', done: true, hasKey: false, state: 'done' },
    { step: 'firstApiCall', done: true, hasKey: true, state: 'done' },
    { step: 'tutorials', done: false, hasKey: false, state: 'open' },
    { step: 'tutorials', done: true, hasKey: false, state: 'done' },
    { step: 'apiReference', done: false, hasKey: false, state: 'open' },
    { step: 'apiReference', done: true, hasKey: true, state: 'done' },
    { step: 'pricing', done: false, hasKey: false, state: 'open' },
    { step: 'pricing', done: true, hasKey: true, state: 'done' },
  ] as const)('for $step is $state where done is $done and a key exists: $hasKey', ({ step, done, hasKey, state }) => {
    expect(stepState(step, done, hasKey)).toBe(state);
  });
});

describe('the panel', () => {
  it('starts with what is left, each part in the order of the steps', () => {
    const done = new Set<GettingStartedStep>(['apiKey', 'tutorials']);
    const stateOf = (step: GettingStartedStep) => stepState(step, done.has(step), false);
    expect(nextFirst(GETTING_STARTED_STEPS, stateOf)).toEqual([
      ...['verifyDomain', 'firstApiCall', 'apiReference', 'pricing'],
      ...['apiKey', 'tutorials'],
    ]);
  });

  it.each([
    { what: 'all six', links: LINKS, left: [] },
    { what: 'no tutorials', links: { ...LINKS, tutorials: '' }, left: ['tutorials'] },
    { what: 'no reference', links: { ...LINKS, apiReference: '' }, left: ['apiReference'] },
    { what: 'no gateway', links: { ...LINKS, firstApiCall: '' }, left: ['firstApiCall'] },
    { what: 'neither', links: { ...LINKS, tutorials: '', apiReference: '' }, left: ['tutorials', 'apiReference'] },
  ])('offers what this deployment has pages for: $what', ({ links, left }) => {
    expect(availableSteps(links, ALL_PAGES)).toEqual(GETTING_STARTED_STEPS.filter((step) => !left.includes(step)));
  });

  it('shows until the last step is done, in whatever order, and never comes back', () => {
    const anyOrder = fc.shuffledSubarray([...GETTING_STARTED_STEPS], { minLength: 6 });
    fc.assert(
      fc.property(anyOrder, fc.array(fc.constantFrom(...GETTING_STARTED_STEPS)), (order, again) => {
        const done = new Set<GettingStartedStep>();
        const shown = [...order, ...again].map((step) => hasOpenSteps(GETTING_STARTED_STEPS, done.add(step)));
        expect(shown).toEqual([true, true, true, true, true, false, ...again.map(() => false)]);
      }),
    );
  });

  it('does not wait for a step that it does not offer', () => {
    const offered = availableSteps({ ...LINKS, tutorials: '' }, ALL_PAGES);
    expect(hasOpenSteps(offered, new Set(offered))).toBe(false);
  });
});
