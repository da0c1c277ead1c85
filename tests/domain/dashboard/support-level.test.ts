import { describe, expect, it } from 'vitest';
import { findPlan } from '#src/domain/billing/billing-plan.ts';
import { supportLevel } from '#src/domain/dashboard/support-level.ts';
import type { Plan } from '#src/domain/plans/plan.ts';

const plan = (id: string, name: string, support: string) => ({ id, name, support }) as Plan;
const PLANS = [plan('p1', 'Free', ''), plan('p2', 'Growth', 'Within 8 hours'), plan('p3', 'Business', ' ')];

describe('the support level of the account', () => {
  it.each([
    { about: 'its id', id: 'p2', name: 'Growth', level: 'Within 8 hours' },
    { about: 'its id, though another has its name', id: 'p2', name: 'Free', level: 'Within 8 hours' },
    { about: 'its name, where no plan has the id', id: 'p9', name: 'Growth', level: 'Within 8 hours' },
    { about: 'its name, where the id is not known', id: null, name: 'Growth', level: 'Within 8 hours' },
    { about: 'nothing, where neither is known', id: null, name: null, level: null },
    { about: 'nothing, where no plan is the one', id: 'p9', name: 'Enterprise', level: null },
  ])('is that of the plan that is found by $about', ({ id, name, level }) => {
    const expected = level === null ? { kind: 'unknown' } : { kind: 'named', text: level };
    expect(supportLevel(findPlan(PLANS, { id, name }))).toEqual(expected);
  });

  it.each(['p1', 'p3'])('is empty when the plan %s has none', (id) => {
    expect(supportLevel(findPlan(PLANS, { id, name: null }))).toEqual({ kind: 'none' });
  });
});
