import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

/** Each stage of the questionnaire under its own path, with the two calls that it has. */
const stages = [
  ['company-data', endpoints.saveCompanyData, endpoints.getCompanyData],
  ['use-cases', endpoints.saveUseCases, endpoints.getUseCases],
  ['blockchain-protocols', endpoints.saveProtocols, endpoints.getProtocols],
  ['channels', endpoints.saveChannels, endpoints.getChannels],
  ['pricing-plan', endpoints.savePlan, endpoints.getPlan],
] as const;

export function onboardingHandlers({ onboarding }: Provider, baseUrl: string): HttpHandler[] {
  return [
    ...stages.flatMap(([stage, save, get]) => [
      handle(baseUrl, save, ({ bearer, body }) => onboarding.saveAnswers(bearer, stage, body)),
      handle(baseUrl, get, ({ bearer }) => onboarding.answers(bearer, stage)),
    ]),
    handle(baseUrl, endpoints.getSummary, ({ bearer }) => onboarding.summary(bearer)),
    handle(baseUrl, endpoints.confirmSummary, ({ bearer }) => onboarding.confirm(bearer)),
  ];
}
