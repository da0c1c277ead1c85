import { isPlaceOffered, type OfferedPages } from '#src/domain/shared/offered-pages.ts';

export const GETTING_STARTED_STEPS = [
  'apiKey',
  'verifyDomain',
  'firstApiCall',
  'tutorials',
  'apiReference',
  'pricing',
] as const;

export type GettingStartedStep = (typeof GETTING_STARTED_STEPS)[number];

export type StepState = 'done' | 'locked' | 'open';

/** The console cannot report the first call: only the provider sees it. */
export type ReportableStep = Exclude<GettingStartedStep, 'firstApiCall'>;

export function stepState(step: GettingStartedStep, isDone: boolean, hasApiKey: boolean): StepState {
  if (isDone) return 'done';
  return step === 'firstApiCall' && !hasApiKey ? 'locked' : 'open';
}

/** What is left comes first, each group in the order of the steps. */
export function nextFirst(
  steps: readonly GettingStartedStep[],
  stateOf: (step: GettingStartedStep) => StepState,
): readonly GettingStartedStep[] {
  const isDone = (step: GettingStartedStep) => stateOf(step) === 'done';
  return [...steps.filter((step) => !isDone(step)), ...steps.filter(isDone)];
}

/** The steps that lead somewhere in this deployment, in the order of the panel. */
export function availableSteps(
  urls: Readonly<Record<'tutorials' | 'apiReference' | 'firstApiCall', string>>,
  pages: OfferedPages,
): readonly GettingStartedStep[] {
  return GETTING_STARTED_STEPS.filter((step) => {
    const needsUrl = step === 'tutorials' || step === 'apiReference' || step === 'firstApiCall';
    return (!needsUrl || urls[step] !== '') && isPlaceOffered(step, pages);
  });
}

export function hasOpenSteps(available: readonly GettingStartedStep[], done: ReadonlySet<GettingStartedStep>): boolean {
  return available.some((step) => !done.has(step));
}
