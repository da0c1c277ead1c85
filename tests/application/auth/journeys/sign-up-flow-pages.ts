import type { StageStore } from '#src/application/onboarding/stage-store.ts';
import type { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { VerificationStore } from '#src/application/auth/verification-store.ts';
import type { Screen } from '#src/domain/auth/admit.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { Drafts } from './sign-up-flow-answers.ts';

/** A stage of the questionnaire, whichever it is. */
export interface StagePage {
  readonly kind: 'stage';
  readonly stage: QuestionnaireStage;
  fill(drafts: Drafts): void;
  shown(): Partial<Drafts>;
  /** What was saved before, as it has come from the provider. */
  saved(): unknown;
  next(): Promise<void>;
  back(): Promise<void>;
  start(): Disposer;
}

export type Page =
  | StagePage
  | { readonly kind: 'verification'; readonly store: VerificationStore; start(): Disposer }
  | { readonly kind: 'summary'; readonly store: SummaryStore; start(): Disposer }
  | { readonly kind: 'other'; start(): Disposer };

const standing = () => () => undefined;

/** The stores of a screen, as its page makes them for a visit. */
export function pageOf(screen: Screen, { stores }: TestApp): Page {
  const { auth, onboarding } = stores;
  switch (screen) {
    case 'verification': {
      const store = auth.current.createVerification();
      return { kind: screen, store, start: store.start };
    }
    case 'summary': {
      const store = onboarding.current.summary();
      return { kind: screen, store, start: store.start };
    }
    default:
      return stagePageOf(screen, stores) ?? { kind: 'other', start: standing };
  }
}

function stagePageOf(screen: Screen, { onboarding }: TestApp['stores']): StagePage | null {
  const screens = onboarding.current;
  switch (screen) {
    case 'company-data':
      return stagePage(screens.company().stage, screen);
    case 'use-cases':
      return stagePage(screens.useCases().stage, screen);
    case 'channels':
      return stagePage(screens.channels().stage, screen);
    case 'blockchain-protocols': {
      const store = screens.protocols();
      return { ...stagePage(store.selection.stage, screen), start: store.start };
    }
    case 'pricing-plan': {
      const store = screens.plan();
      return { ...stagePage(store.stage, screen), start: store.start, next: store.next };
    }
    default:
      return null;
  }
}

function stagePage<S extends QuestionnaireStage>(store: StageStore<S, Drafts[S]>, stage: S): StagePage {
  return {
    kind: 'stage',
    stage,
    fill: (drafts) => store.change(drafts[stage]),
    shown: () => ({ [stage]: store.draft }),
    saved: () => store.saved.value,
    next: store.next,
    back: store.back,
    start: store.start,
  };
}
