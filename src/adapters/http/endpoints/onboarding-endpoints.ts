import {
  array,
  fallback,
  type GenericSchema,
  literal,
  nullable,
  nullish,
  pipe,
  string,
  transform,
  union,
  boolean,
  readonly,
} from 'valibot';
import { accountState, billingPeriod, flag, id, item, noItem, settledState, someOf, text, object } from './schemas.ts';
import { nameEndpoints } from './endpoint.ts';

/** Empty on the wire means absent. */
function emptyToNull<const S extends GenericSchema>(schema: S) {
  return nullish(
    union([
      pipe(
        literal(''),
        transform(() => null),
      ),
      schema,
    ]),
    null,
  );
}

const optionalList = nullish(array(string()), () => []);

const customText = nullish(string(), '');

/** The answers of a stage; providers spell "none" in several ways. */
function stageResponse<S extends GenericSchema>(schema: S) {
  return union([item(schema), noItem]);
}

/** Null is the answer that there is no company. */
const companyResponse = stageResponse(object({ companyName: nullable(string()) }));

const useCasesResponse = stageResponse(someOf({ useCases: optionalList, useCasesCustom: customText }));

const protocolsResponse = stageResponse(
  someOf({ blockchainProtocols: optionalList, blockchainProtocolsCustom: customText }),
);

const channelsResponse = stageResponse(someOf({ channels: optionalList, channelsCustom: customText }));

const planResponse = stageResponse(
  someOf({
    chosenSubscription: emptyToNull(billingPeriod),
    chosenCurrentPackage: emptyToNull(id),
    offlinePaying: flag,
  }),
);

/** The response to a saved stage may be empty. */
const savedResponse = union([
  settledState,
  pipe(
    noItem,
    transform(() => ({ item: { state: null } })),
  ),
]);

/** Protocols as their names, or whole. */
const protocolName = union([
  text,
  pipe(
    object({ name: text }),
    transform(({ name }) => name),
  ),
]);

const summaryResponse = item(
  object({
    companyName: emptyToNull(string()),
    useCases: optionalList,
    blockchainProtocols: nullish(array(protocolName), () => []),
    chosenCurrentPackageName: nullish(string(), ''),
    chosenCurrentPackage: id,
    offlinePaying: flag,
    stripeSessionUrl: emptyToNull(string()),
    // A state that this console does not know must not hide the summary.
    state: fallback(nullish(accountState, null), null),
  }),
);

const stringList = pipe(array(string()), readonly());

export const onboardingEndpoints = nameEndpoints({
  saveCompanyData: {
    wire: 'WIRE-27',
    method: 'POST',
    path: '/api/company-data',
    auth: 'session',
    effect: 'mutation',
    body: object({ companyName: nullable(string()) }),
    data: savedResponse,
  },
  getCompanyData: {
    wire: 'WIRE-28',
    method: 'GET',
    path: '/api/company-data',
    auth: 'session',
    effect: 'read',
    data: companyResponse,
  },
  saveUseCases: {
    wire: 'WIRE-29',
    method: 'POST',
    path: '/api/use-cases',
    auth: 'session',
    effect: 'mutation',
    body: object({ useCases: stringList, useCasesCustom: string() }),
    data: savedResponse,
  },
  getUseCases: {
    wire: 'WIRE-30',
    method: 'GET',
    path: '/api/use-cases',
    auth: 'session',
    effect: 'read',
    data: useCasesResponse,
  },
  saveProtocols: {
    wire: 'WIRE-31',
    method: 'POST',
    path: '/api/blockchain-protocols',
    auth: 'session',
    effect: 'mutation',
    body: object({ blockchainProtocols: stringList, blockchainProtocolsCustom: string() }),
    data: savedResponse,
  },
  getProtocols: {
    wire: 'WIRE-32',
    method: 'GET',
    path: '/api/blockchain-protocols',
    auth: 'session',
    effect: 'read',
    data: protocolsResponse,
  },
  saveChannels: {
    wire: 'WIRE-34',
    method: 'POST',
    path: '/api/channels',
    auth: 'session',
    effect: 'mutation',
    body: object({ channels: stringList, channelsCustom: string() }),
    data: savedResponse,
  },
  getChannels: {
    wire: 'WIRE-35',
    method: 'GET',
    path: '/api/channels',
    auth: 'session',
    effect: 'read',
    data: channelsResponse,
  },
  savePlan: {
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
  },
  getPlan: {
    wire: 'WIRE-37',
    method: 'GET',
    path: '/api/pricing-plan',
    auth: 'session',
    effect: 'read',
    data: planResponse,
  },
  getSummary: {
    wire: 'WIRE-38',
    method: 'GET',
    path: '/api/summary',
    auth: 'session',
    effect: 'read',
    data: summaryResponse,
  },
  confirmSummary: {
    wire: 'WIRE-39',
    method: 'POST',
    path: '/api/summary',
    auth: 'session',
    effect: 'mutation',
    data: settledState,
  },
});
