import type { AdditionalFeature, BillingPlan, CurrentSubscription } from './billing-plan.ts';
import { type BillingPeriod, monthlyPrice, yearlyPrice } from '#src/domain/plans/plan.ts';
import { subscriptionPayment } from './payments.ts';

export interface ComparedCategory {
  readonly name: string;
  readonly features: readonly ComparedFeature[];
}

interface ComparedFeature {
  readonly key: string;
  readonly name: string;
  readonly content: string;
  /** One value per plan, in their order; null if a plan lacks the feature. */
  readonly values: readonly (string | boolean | null)[];
}

/** Categories appear in the order of their first mention, features by sequence, and those without one last. */
export function planComparison(plans: readonly BillingPlan[]): readonly ComparedCategory[] {
  const names = new Set(plans.flatMap(({ additionalFeatures }) => additionalFeatures.map(({ name }) => name)));
  return [...names].map((name) => ({
    name,
    features: compareFeatures(plans.map((plan) => featuresOf(plan, name))),
  }));
}

type FeaturesByKey = ReadonlyMap<string, AdditionalFeature>;

function featuresOf({ additionalFeatures }: BillingPlan, category: string): FeaturesByKey {
  const features = additionalFeatures.find(({ name }) => name === category)?.features ?? [];
  return new Map(features.map((feature) => [feature.key, feature]));
}

function compareFeatures(byPlan: readonly FeaturesByKey[]): readonly ComparedFeature[] {
  const keys = [...new Set(byPlan.flatMap((features) => [...features.keys()]))];
  const ordered = keys.map((key) => {
    const found = byPlan.flatMap((features) => features.get(key) ?? []);
    return { key, found, order: Math.min(...found.map(({ sequence }) => sequence ?? Number.MAX_VALUE)) };
  });
  return ordered
    .toSorted((one, other) => one.order - other.order)
    .map(({ key, found }) => ({
      key,
      name: found[0]?.name ?? key,
      content: found.find(({ content }) => content !== '')?.content ?? '',
      values: byPlan.map((features) => features.get(key)?.value ?? null),
    }));
}

/** What a change to another plan changes, by what the provider lists; nothing is prorated here. */
export interface PlanChange {
  readonly price: PriceChange;
  /** Null where it stays the same, is unknown, or is among the features. */
  readonly paygCredits: PaygChange | null;
  readonly features: readonly FeatureChange[];
}

interface PaygChange {
  readonly from: number;
  readonly to: number;
}

interface PriceChange {
  readonly from: Price;
  /** Null if the provider lists no price. */
  readonly to: Price | null;
  /** Cents more or less; null if a price is unknown. */
  readonly difference: number | null;
  readonly differencePer: BillingPeriod;
  /** Absent for US dollars. */
  readonly currency?: string | undefined;
}

export interface Price {
  readonly amount: number;
  /** Null for a plan without payments, or of a period that the provider does not give. */
  readonly period: BillingPeriod | null;
}

type FeatureValue = string | boolean | null;

export interface FeatureChange {
  readonly name: string;
  readonly kind: 'gained' | 'lost' | 'changed';
  readonly from: FeatureValue;
  readonly to: FeatureValue;
  /** For two counts of the same thing: how many more or fewer. */
  readonly difference: number | null;
}

interface PlanStep {
  readonly current: CurrentSubscription;
  readonly from: BillingPlan | null;
  readonly to: BillingPlan;
  readonly period: BillingPeriod;
}

export function planChange(step: PlanStep): PlanChange {
  const features = step.from ? featureChanges(step.from, step.to) : [];
  const credits = paygChange(step.current, step.to);
  const price = { ...priceChange(step), ...(step.to.currency && { currency: step.to.currency }) };
  return { price, paygCredits: credits && isListed(credits, features) ? null : credits, features };
}

/** Neither price nor credits nor features are known, so there is nothing to show. */
export function isUnknown({ price, paygCredits, features }: PlanChange): boolean {
  return price.to === null && paygCredits === null && features.length === 0;
}

/** The provider's own list may name the extra credits too. */
function isListed({ from, to }: PaygChange, features: readonly FeatureChange[]): boolean {
  const count = (value: FeatureValue) => (isIncluded(value) ? toNumber(String(value)) : 0);
  return features.some((feature) => count(feature.from) === from && count(feature.to) === to);
}

/** Two annual prices differ by the year, all others by the month. */
function priceChange({ current, from: plan, to, period }: PlanStep): PriceChange {
  const paidBy = current.free ? null : current.subscription;
  const from = { amount: current.free ? 0 : subscriptionPayment(current, plan), period: paidBy };
  const amount = period === 'annually' ? yearlyPrice(to) : monthlyPrice(to, period);
  const price = amount === null ? null : { amount, period: to.isFree ? null : period };
  if (period === 'annually' && paidBy === 'annually' && amount !== null) {
    return { from, to: price, difference: amount - from.amount, differencePer: 'annually' };
  }
  const monthly = monthlyPrice(to, period);
  const perMonth = paidBy === 'annually' ? Math.round(from.amount / 12) : from.amount;
  const isKnown = monthly !== null && (current.free || paidBy !== null);
  return { from, to: price, difference: isKnown ? monthly - perMonth : null, differencePer: 'monthly' };
}

/** A list without the credits per dollar does not mean that there are none, except on a free plan. */
function paygChange(current: CurrentSubscription, to: BillingPlan): PaygChange | null {
  const from = current.free ? 0 : current.paygAdditionalCreditsPerOneDollar;
  const credits = to.paygAdditionalCreditsPerOneDollar;
  const isKnown = credits > 0 || to.isFree;
  return isKnown && credits !== from ? { from, to: credits } : null;
}

/** The comparison's rows that differ; where there is no comparison, those of the cards. */
function featureChanges(from: BillingPlan, to: BillingPlan): readonly FeatureChange[] {
  const rows = planComparison([from, to]).flatMap(({ features }) => features);
  const listed = rows.map(({ name, values }) => ({ name, from: values[0] ?? null, to: values[1] ?? null }));
  return (listed.length > 0 ? listed : cardRows(from, to)).flatMap(toChange);
}

interface ComparedValue {
  readonly name: string;
  readonly from: FeatureValue;
  readonly to: FeatureValue;
}

function cardRows(from: BillingPlan, to: BillingPlan): readonly ComparedValue[] {
  const valuesOf = ({ features }: BillingPlan) => new Map(features.map(({ name, value }) => [name, value || true]));
  const [before, after] = [valuesOf(from), valuesOf(to)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.map((name) => ({ name, from: before.get(name) ?? null, to: after.get(name) ?? null }));
}

function toChange({ name, from, to }: ComparedValue): readonly FeatureChange[] {
  const [had, has] = [isIncluded(from), isIncluded(to)];
  if (from === to || (!had && !has)) return [];
  if (!had || !has) return [{ name, kind: has ? 'gained' : 'lost', from, to, difference: null }];
  return [{ name, kind: 'changed', from, to, difference: countDifference(from, to) }];
}

function isIncluded(value: FeatureValue): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value === true;
}

/** '1,000,000' or '50 active': a count, then what it counts. */
const COUNT = /^(\d{1,3}(?:,\d{3})*|\d+)(?=\s|$)\s*(.*)$/s;

function countDifference(from: FeatureValue, to: FeatureValue): number | null {
  const [one, other] = [COUNT.exec(String(from)), COUNT.exec(String(to))];
  if (!one || !other || one[2] !== other[2]) return null;
  return toNumber(other[1]) - toNumber(one[1]);
}

function toNumber(count: string | undefined): number {
  return Number(count?.replaceAll(',', ''));
}
