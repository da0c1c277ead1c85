import { type AccountState, ACCOUNT_STATES } from '#src/domain/shared/account-state.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import { answersBetween, type Drafts } from './sign-up-flow-answers.ts';

export const PEOPLE = ['ana@newcomer.example', 'nikola@newcomer.example'] as const;
export type Person = (typeof PEOPLE)[number];

/** What the provider must know of a person. */
export interface ModelAccount {
  state: AccountState;
  readonly answers: Map<QuestionnaireStage, unknown>;
}

/** What a device must hold: whose session, and the last state it received. */
export interface ModelDevice {
  person: Person | null;
  reportedState: AccountState;
}

/** The specified sign-up flow, without any code of the console. */
export class SignUpFlowModel {
  readonly accounts = new Map<Person, ModelAccount>();
  readonly devices: readonly ModelDevice[] = [
    { person: null, reportedState: 'notAuth' },
    { person: null, reportedState: 'notAuth' },
  ];

  accountOn({ person }: ModelDevice): ModelAccount | null {
    return person === null ? null : (this.accounts.get(person) ?? null);
  }

  register(device: ModelDevice, person: Person): void {
    if (this.accounts.has(person)) return;
    this.accounts.set(person, { state: 'email-verification', answers: new Map() });
    this.logIn(device, person);
  }

  logIn(device: ModelDevice, person: Person): void {
    const account = this.accounts.get(person);
    if (account) Object.assign(device, { person, reportedState: account.state });
  }

  /** A wrong code of somebody who is verified already is not held against them. */
  verify(device: ModelDevice, isCorrect: boolean): void {
    const account = this.accountOn(device);
    if (!account) return;
    if (isCorrect && account.state === 'email-verification') account.state = 'company-data';
    if (account.state !== 'email-verification') device.reportedState = account.state;
  }

  /** What is not complete is not sent; Back sends what was chosen so far, and the first stage has no Back. */
  submitAnswers(device: ModelDevice, stage: QuestionnaireStage, drafts: Drafts, direction: 'next' | 'back'): void {
    const account = this.accountOn(device);
    const submitted = answersBetween(stage, drafts, direction);
    if (!account || submitted === null) return;
    if (account.state !== 'dashboard') {
      account.answers.set(stage, submitted);
      account.state = later(account.state, stateAfter(stage));
    }
    device.reportedState = account.state;
  }

  confirm(device: ModelDevice): void {
    const account = this.accountOn(device);
    if (!account) return;
    if (!owesByCard(account)) account.state = 'dashboard';
    device.reportedState = account.state;
  }

  /** The card provider notifies the API provider, and no device. */
  pay(person: Person): void {
    const account = this.accounts.get(person);
    if (account && owesByCard(account)) account.state = 'dashboard';
  }

  /** The provider rejects a summary from another state and returns that state. */
  readSummary(device: ModelDevice): void {
    const account = this.accountOn(device);
    if (account) device.reportedState = account.state;
  }
}

export function owesByCard({ answers, state }: ModelAccount): boolean {
  const plan = answers.get('pricing-plan');
  if (state === 'dashboard' || typeof plan !== 'object' || plan === null) return false;
  const isPriced =
    'chosenCurrentPackage' in plan && ['starter', 'growth', 'business'].includes(String(plan.chosenCurrentPackage));
  return isPriced && 'offlinePaying' in plan && plan.offlinePaying === false;
}

export function later(one: AccountState, other: AccountState): AccountState {
  return ACCOUNT_STATES.indexOf(one) >= ACCOUNT_STATES.indexOf(other) ? one : other;
}

function stateAfter(stage: QuestionnaireStage): AccountState {
  return ACCOUNT_STATES[ACCOUNT_STATES.indexOf(stage) + 1] ?? 'dashboard';
}
