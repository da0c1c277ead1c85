import { array, boolean, nullable, object, pipe, readonly, string } from 'valibot';
import { endpoint } from './endpoint.ts';
import { billingPeriod, settledState } from './schemas.ts';
import {
  channelsResponse,
  companyResponse,
  planResponse,
  protocolsResponse,
  savedResponse,
  summaryResponse,
  useCasesResponse,
} from './onboarding-responses.ts';

const stringList = pipe(array(string()), readonly());

/** Each stage of the questionnaire is saved and read under its own path. */
export const onboardingEndpoints = {
  saveCompanyData: endpoint({
    wire: 'WIRE-27',
    method: 'POST',
    path: '/api/company-data',
    auth: 'session',
    effect: 'mutation',
    body: object({ companyName: nullable(string()) }),
    data: savedResponse,
  }),
  getCompanyData: endpoint({
    wire: 'WIRE-28',
    method: 'GET',
    path: '/api/company-data',
    auth: 'session',
    effect: 'read',
    data: companyResponse,
  }),
  saveUseCases: endpoint({
    wire: 'WIRE-29',
    method: 'POST',
    path: '/api/use-cases',
    auth: 'session',
    effect: 'mutation',
    body: object({ useCases: stringList, useCasesCustom: string() }),
    data: savedResponse,
  }),
  getUseCases: endpoint({
    wire: 'WIRE-30',
    method: 'GET',
    path: '/api/use-cases',
    auth: 'session',
    effect: 'read',
    data: useCasesResponse,
  }),
  saveProtocols: endpoint({
    wire: 'WIRE-31',
    method: 'POST',
    path: '/api/blockchain-protocols',
    auth: 'session',
    effect: 'mutation',
    body: object({ blockchainProtocols: stringList, blockchainProtocolsCustom: string() }),
    data: savedResponse,
  }),
  getProtocols: endpoint({
    wire: 'WIRE-32',
    method: 'GET',
    path: '/api/blockchain-protocols',
    auth: 'session',
    effect: 'read',
    data: protocolsResponse,
  }),
  saveChannels: endpoint({
    wire: 'WIRE-34',
    method: 'POST',
    path: '/api/channels',
    auth: 'session',
    effect: 'mutation',
    body: object({ channels: stringList, channelsCustom: string() }),
    data: savedResponse,
  }),
  getChannels: endpoint({
    wire: 'WIRE-35',
    method: 'GET',
    path: '/api/channels',
    auth: 'session',
    effect: 'read',
    data: channelsResponse,
  }),
  savePlan: endpoint({
    wire: 'WIRE-36',
    method: 'POST',
    path: '/api/pricing-plan',
    auth: 'session',
    effect: 'mutation',
    body: object({
      chosenSubscription: billingPeriod,
      chosenCurrentPackage: string(),
      offlinePaying: boolean(),
    }),
    data: savedResponse,
  }),
  getPlan: endpoint({
    wire: 'WIRE-37',
    method: 'GET',
    path: '/api/pricing-plan',
    auth: 'session',
    effect: 'read',
    data: planResponse,
  }),
  getSummary: endpoint({
    wire: 'WIRE-38',
    method: 'GET',
    path: '/api/summary',
    auth: 'session',
    effect: 'read',
    data: summaryResponse,
  }),
  confirmSummary: endpoint({
    wire: 'WIRE-39',
    method: 'POST',
    path: '/api/summary',
    auth: 'session',
    effect: 'mutation',
    data: settledState,
  }),
} as const;
