import type { StageStore } from '#src/application/onboarding/stage-store.ts';
import type { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { VerificationStore } from '#src/application/auth/verification-store.ts';
import type { Screen } from '#src/domain/auth/route-gate.ts';
import type { AnsweredStage } from '#src/domain/onboarding/answers.ts';
import type { TestConsole } from '#tests/support/test-console.ts';
import type { Drafts } from './getting-in-answers.ts';

/** A stage of the questionnaire, whichever it is. */
export interface StagePage {
  readonly kind: 'stage';
  readonly stage: AnsweredStage;
  fill(drafts: Drafts): void;
  shown(): Partial<Drafts>;
  /** What was saved before, as it has come from the provider. */
  saved(): unknown;
  next(): Promise<void>;
  back(): Promise<void>;
  start(): Undo;
}

export type Page =
  | StagePage
  | { readonly kind: 'verification'; readonly store: VerificationStore; start(): Undo }
  | { readonly kind: 'summary'; readonly store: SummaryStore; start(): Undo }
  | { readonly kind: 'other'; start(): Undo };

const standing = () => () => undefined;

/** The stores of a screen, as its page makes them for a visit. */
export function pageOf(screen: Screen, { stores }: TestConsole): Page {
  const { access, onboarding } = stores;
  switch (screen) {
    case 'verification': {
      const store = access.current.createVerification();
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

function stagePageOf(screen: Screen, { onboarding }: TestConsole['stores']): StagePage | null {
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

function stagePage<S extends AnsweredStage>(store: StageStore<S, Drafts[S]>, stage: S): StagePage {
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
