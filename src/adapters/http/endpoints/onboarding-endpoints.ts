import { array, boolean, nullable, object, pipe, readonly, string } from 'valibot';
import { endpoint } from './endpoint.ts';
import { billingPeriod, settledState } from './schemas.ts';
import {
  channelsReply,
  companyReply,
  planReply,
  protocolsReply,
  savedReply,
  summaryReply,
  useCasesReply,
} from './onboarding-replies.ts';

const texts = pipe(array(string()), readonly());

/** The questionnaire (§2, §7): each stage is saved and read under its own path. */
export const onboardingEndpoints = {
  saveCompanyData: endpoint({
    wire: 'WIRE-27',
    method: 'POST',
    path: '/api/company-data',
    auth: 'session',
    effect: 'mutation',
    body: object({ companyName: nullable(string()) }),
    data: savedReply,
  }),
  getCompanyData: endpoint({
    wire: 'WIRE-28',
    method: 'GET',
    path: '/api/company-data',
    auth: 'session',
    effect: 'read',
    data: companyReply,
  }),
  saveUseCases: endpoint({
    wire: 'WIRE-29',
    method: 'POST',
    path: '/api/use-cases',
    auth: 'session',
    effect: 'mutation',
    body: object({ useCases: texts, useCasesCustom: string() }),
    data: savedReply,
  }),
  getUseCases: endpoint({
    wire: 'WIRE-30',
    method: 'GET',
    path: '/api/use-cases',
    auth: 'session',
    effect: 'read',
    data: useCasesReply,
  }),
  saveProtocols: endpoint({
    wire: 'WIRE-31',
    method: 'POST',
    path: '/api/blockchain-protocols',
    auth: 'session',
    effect: 'mutation',
    body: object({ blockchainProtocols: texts, blockchainProtocolsCustom: string() }),
    data: savedReply,
  }),
  getProtocols: endpoint({
    wire: 'WIRE-32',
    method: 'GET',
    path: '/api/blockchain-protocols',
    auth: 'session',
    effect: 'read',
    data: protocolsReply,
  }),
  saveChannels: endpoint({
    wire: 'WIRE-34',
    method: 'POST',
    path: '/api/channels',
    auth: 'session',
    effect: 'mutation',
    body: object({ channels: texts, channelsCustom: string() }),
    data: savedReply,
  }),
  getChannels: endpoint({
    wire: 'WIRE-35',
    method: 'GET',
    path: '/api/channels',
    auth: 'session',
    effect: 'read',
    data: channelsReply,
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
    data: savedReply,
  }),
  getPlan: endpoint({
    wire: 'WIRE-37',
    method: 'GET',
    path: '/api/pricing-plan',
    auth: 'session',
    effect: 'read',
    data: planReply,
  }),
  getSummary: endpoint({
    wire: 'WIRE-38',
    method: 'GET',
    path: '/api/summary',
    auth: 'session',
    effect: 'read',
    data: summaryReply,
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
