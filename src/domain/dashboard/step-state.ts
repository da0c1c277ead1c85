import { GETTING_STARTED_STEPS, type GettingStartedStep } from './getting-started.ts';

/** What a pill of the panel is: done and faded, locked and faded, or something to click (§2, D26). */
export type StepState = 'done' | 'locked' | 'open';

/** A step that the console tells the provider of. The first call is no such step: only the provider sees it (D26). */
export type ReportableStep = Exclude<GettingStartedStep, 'firstApiCall'>;

/** Without an API key the first call is locked, not done; and once done, a step stays so whatever becomes of the keys. */
export function stepState(step: GettingStartedStep, isDone: boolean, hasApiKey: boolean): StepState {
  if (isDone) return 'done';
  return step === 'firstApiCall' && !hasApiKey ? 'locked' : 'open';
}

/** In the order of the pills: those that this deployment has somewhere to lead to. */
export function availableSteps(
  links: Readonly<Record<'tutorials' | 'apiReference', string>>,
): readonly GettingStartedStep[] {
  return GETTING_STARTED_STEPS.filter((step) => {
    return (step !== 'tutorials' && step !== 'apiReference') || links[step] !== '';
  });
}

/** The panel hides once there is nothing left to do in it (§2). */
export function hasOpenSteps(available: readonly GettingStartedStep[], done: ReadonlySet<GettingStartedStep>): boolean {
  return available.some((step) => !done.has(step));
}
