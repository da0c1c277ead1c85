import fc from 'fast-check';
import type { CompanyDraft } from '#src/application/onboarding/company-store.ts';
import type { PlanDraft } from '#src/application/onboarding/plan-store.ts';
import type { SelectionDraft } from '#src/application/onboarding/selection-store.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';

/** What somebody fills in, whichever stage is shown. */
export interface Drafts {
  readonly 'company-data': CompanyDraft;
  readonly 'use-cases': SelectionDraft;
  readonly 'blockchain-protocols': SelectionDraft;
  readonly channels: SelectionDraft;
  readonly 'pricing-plan': PlanDraft;
}

const words = fc.constantFrom('Escrow', ' Клиринг ', '<b>&amp;</b>', '  ', '');
const several = (...options: string[]) =>
  fc.record({ chosen: fc.subarray([...options, 'Other']), custom: words }, { noNullPrototype: true });

/** With these every stage lets one go on. */
export const COMPLETE: Drafts = {
  'company-data': { name: 'Ledgerworks', hasNoCompany: false },
  'use-cases': { chosen: ['NFTs', 'Other'], custom: 'Escrow' },
  'blockchain-protocols': { chosen: ['bitcoin'], custom: '' },
  channels: { chosen: ['Referral'], custom: '' },
  'pricing-plan': { period: 'annually', planId: 'growth', offlinePaying: false },
};

const anyDrafts: fc.Arbitrary<Drafts> = fc.record(
  {
    'company-data': fc
      .record({ name: words, hasNoCompany: fc.boolean() }, { noNullPrototype: true })
      .map(({ name, hasNoCompany }) => ({ name: hasNoCompany ? '' : name, hasNoCompany })),
    'use-cases': several('Digital Bank', 'NFTs', 'Crypto Wallet'),
    'blockchain-protocols': several('bitcoin', 'ethereum'),
    channels: fc.record(
      { chosen: fc.subarray(['Referral', 'Twitter', 'Other'], { maxLength: 1 }), custom: words },
      { noNullPrototype: true },
    ),
    'pricing-plan': fc.record(
      {
        period: fc.constantFrom('monthly', 'annually'),
        planId: fc.constantFrom(null, 'free', 'growth', 'business', 'custom'),
        offlinePaying: fc.boolean(),
      },
      { noNullPrototype: true },
    ),
  },
  { noNullPrototype: true },
);

/** Half of what is tried is complete, so that walks come far. */
export const drafts = fc.oneof(fc.constant(COMPLETE), anyDrafts);

/** What must reach the provider on leaving the stage; null if nothing may be sent. */
export function answersBetween(stage: QuestionnaireStage, all: Drafts, direction: 'next' | 'back'): unknown {
  switch (stage) {
    case 'company-data':
      return direction === 'next' ? company(all[stage]) : null;
    case 'use-cases':
      return selection(all[stage], direction, 'useCases');
    case 'blockchain-protocols':
      return selection(all[stage], direction, 'blockchainProtocols');
    case 'channels':
      return selection(all[stage], direction, 'channels');
    case 'pricing-plan':
      return plan(all[stage]);
  }
}

function company({ name, hasNoCompany }: CompanyDraft) {
  if (hasNoCompany) return { companyName: null };
  return name.trim() === '' ? null : { companyName: name.trim() };
}

/** An Other without text disables Next; Back omits it. */
function selection({ chosen, custom }: SelectionDraft, direction: 'next' | 'back', field: string) {
  const isCustomBlank = chosen.includes('Other') && custom.trim() === '';
  if (direction === 'next' && isCustomBlank) return null;
  const sent = isCustomBlank ? chosen.filter((option) => option !== 'Other') : [...chosen];
  const words = sent.includes('Other') ? custom.trim() : '';
  return sent.length === 0 ? null : { [field]: sent, [`${field}Custom`]: words };
}

function plan({ period, planId, offlinePaying }: PlanDraft) {
  return planId === null ? null : { chosenSubscription: period, chosenCurrentPackage: planId, offlinePaying };
}
