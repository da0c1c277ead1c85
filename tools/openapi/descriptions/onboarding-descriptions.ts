import type { OperationDescription } from '#tools/openapi/operation-description.ts';

const WRONG_STAGE = 'The account is at another stage; `error.state` says at which one, and the console goes there.';
const SAVED = 'The response returns the next state and may be empty; the console then continues with the next stage.';

function save(summary: string, stage: string): OperationDescription {
  return {
    summary,
    description: `Saves the answer and moves the account on. ${SAVED}`,
    usedBy: `The ${stage} stage of the questionnaire.`,
    conflict: WRONG_STAGE,
  };
}

function read(summary: string, stage: string): OperationDescription {
  return {
    summary,
    description:
      'The answer that was saved, so that a person who comes back finds it. Null, no item or an empty body: none.',
    usedBy: `The ${stage} stage of the questionnaire.`,
  };
}

export const onboardingDescriptions = {
  saveCompanyData: save('Save the company', 'company'),
  getCompanyData: {
    ...read('Read the company', 'company'),
    fields: { 'data.item.companyName': 'The name of the company. Null means that the person has none.' },
  },
  saveUseCases: save('Save the use cases', 'use cases'),
  getUseCases: read('Read the use cases', 'use cases'),
  saveProtocols: save('Save the blockchain protocols', 'protocols'),
  getProtocols: read('Read the chosen blockchain protocols', 'protocols'),
  saveChannels: save('Save the channel', 'channels'),
  getChannels: read('Read the channel', 'channels'),
  savePlan: save('Save the plan', 'plan'),
  getPlan: read('Read the chosen plan', 'plan'),
  getSummary: {
    summary: 'Read the summary of the questionnaire',
    description:
      'All answers in one, with the page of the card provider if the plan is paid by card. The state says whether the summary is still open.',
    usedBy: 'The summary of the questionnaire.',
    fields: {
      'data.item.state': 'The state of the account. A value that the console does not know is ignored.',
      'data.item.blockchainProtocols': 'The chosen protocols: their names. Also accepted: the protocols themselves.',
    },
  },
  confirmSummary: {
    summary: 'Confirm the summary',
    description:
      'Ends the questionnaire. For a plan that is paid by card, the browser then goes to the checkout; else to the page of the returned state. The call has no body.',
    usedBy: 'The summary of the questionnaire.',
    conflict: WRONG_STAGE,
  },
} as const satisfies Readonly<Record<string, OperationDescription>>;
