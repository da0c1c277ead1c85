import type { Registration } from '#src/application/auth/auth-gateway.ts';
import type { QuestionnaireStage, OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { OpenBackend } from './backends.ts';
import { NO_PROOF, value } from './sign-in.ts';

export const NEWCOMER: Registration = {
  firstName: 'Ана-Мария',
  lastName: 'O’Neill',
  email: 'ana@newcomer.example',
  password: 'Newcomer-2026',
  phoneNumber: '+359888123456',
  invitationToken: null,
  proof: NO_PROOF,
};

/** The code that was mailed last. */
export function mailedCode({ provider }: OpenBackend): string {
  const code = provider.mails.all()[0]?.code;
  if (!code) throw new Error('The newest mail has no code');
  return code;
}

/** The token at the end of the link that was mailed last. */
export function mailedToken({ provider }: OpenBackend): string {
  const token = provider.mails.all()[0]?.link?.split('/').at(-1);
  if (!token) throw new Error('The newest mail has no link');
  return token;
}

/** Registers and lets the backend's sessions hold the token. */
export async function register(backend: OpenBackend, change: Partial<Registration> = {}) {
  const signIn = value(await backend.gateways.auth.register({ ...NEWCOMER, ...change }));
  backend.sessions.startSession(signIn.token);
  return signIn;
}

/** Registers and verifies the address: the questionnaire is next. */
export async function registerAndVerify(backend: OpenBackend): Promise<void> {
  await register(backend);
  value(await backend.gateways.auth.verifyEmail(mailedCode(backend)));
}

export const ANSWERS: OnboardingAnswers = {
  'company-data': { companyName: 'Ledgerworks' },
  'use-cases': { useCases: ['Crypto Wallet', 'Other'], useCasesCustom: 'Escrow' },
  'blockchain-protocols': { blockchainProtocols: ['bitcoin', 'ethereum'], blockchainProtocolsCustom: '' },
  channels: { channels: ['Conference'], channelsCustom: '' },
  'pricing-plan': { chosenSubscription: 'annually', chosenCurrentPackage: 'growth', offlinePaying: false },
};

const STAGES: readonly QuestionnaireStage[] = [
  'company-data',
  'use-cases',
  'blockchain-protocols',
  'channels',
  'pricing-plan',
];

/** Answers everything, so that the summary is next. */
export async function completeQuestionnaire(
  { gateways }: OpenBackend,
  plan: Partial<OnboardingAnswers['pricing-plan']> = {},
): Promise<void> {
  const answers = { ...ANSWERS, 'pricing-plan': { ...ANSWERS['pricing-plan'], ...plan } };
  for (const stage of STAGES) value(await gateways.onboarding.saveAnswers(stage, answers[stage]));
}
