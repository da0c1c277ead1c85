import { type AccountState, ACCOUNT_STATES } from '#src/domain/shared/account-state.ts';
import type { AnsweredStage } from '#src/domain/onboarding/answers.ts';
import { answersBetween, type Drafts } from './getting-in-answers.ts';

export const PEOPLE = ['ana@newcomer.example', 'nikola@newcomer.example'] as const;
export type Person = (typeof PEOPLE)[number];

/** What the provider must know of a person. */
export interface ModelAccount {
  state: AccountState;
  readonly answers: Map<AnsweredStage, unknown>;
}

/** What a device must hold: whose session, and the last state that the provider has told it. */
export interface ModelDevice {
  who: Person | null;
  told: AccountState;
}

/** The way in as §2 and §4 tell it, with nothing of the console's own code. */
export class GettingInModel {
  readonly accounts = new Map<Person, ModelAccount>();
  readonly devices: readonly ModelDevice[] = [
    { who: null, told: 'notAuth' },
    { who: null, told: 'notAuth' },
  ];

  accountOn({ who }: ModelDevice): ModelAccount | null {
    return who === null ? null : (this.accounts.get(who) ?? null);
  }

  register(device: ModelDevice, who: Person): void {
    if (this.accounts.has(who)) return;
    this.accounts.set(who, { state: 'email-verification', answers: new Map() });
    this.logIn(device, who);
  }

  logIn(device: ModelDevice, who: Person): void {
    const account = this.accounts.get(who);
    if (account) Object.assign(device, { who, told: account.state });
  }

  /** A wrong code of somebody who is verified already is not held against them. */
  verify(device: ModelDevice, isRight: boolean): void {
    const account = this.accountOn(device);
    if (!account) return;
    if (isRight && account.state === 'email-verification') account.state = 'company-data';
    if (account.state !== 'email-verification') device.told = account.state;
  }

  /** What is not complete is not sent; Back sends what was chosen so far, and the first stage has no Back. */
  answer(device: ModelDevice, stage: AnsweredStage, drafts: Drafts, way: 'next' | 'back'): void {
    const account = this.accountOn(device);
    const answer = answersBetween(stage, drafts, way);
    if (!account || answer === null) return;
    if (account.state !== 'dashboard') {
      account.answers.set(stage, answer);
      account.state = later(account.state, stateAfter(stage));
    }
    device.told = account.state;
  }

  confirm(device: ModelDevice): void {
    const account = this.accountOn(device);
    if (!account) return;
    if (!owesByCard(account)) account.state = 'dashboard';
    device.told = account.state;
  }

  /** The card provider tells the API provider; no device hears of it by that. */
  pay(who: Person): void {
    const account = this.accounts.get(who);
    if (account && owesByCard(account)) account.state = 'dashboard';
  }

  /** The provider refuses a summary to whoever is elsewhere, and says where. */
  readSummary(device: ModelDevice): void {
    const account = this.accountOn(device);
    if (account) device.told = account.state;
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

function stateAfter(stage: AnsweredStage): AccountState {
  return ACCOUNT_STATES[ACCOUNT_STATES.indexOf(stage) + 1] ?? 'dashboard';
}
