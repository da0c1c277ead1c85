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
} from 'valibot';
import { accountState, billingPeriod, flag, id, item, noItem, settledState, someOf, text, object } from './schemas.ts';

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

const stringList = nullish(array(string()), () => []);

const customText = nullish(string(), '');

/** The answers of a stage; providers spell "none" in several ways. */
function stageResponse<S extends GenericSchema>(schema: S) {
  return union([item(schema), noItem]);
}

/** Null is the answer that there is no company. */
export const companyResponse = stageResponse(object({ companyName: nullable(string()) }));

export const useCasesResponse = stageResponse(someOf({ useCases: stringList, useCasesCustom: customText }));

export const protocolsResponse = stageResponse(
  someOf({ blockchainProtocols: stringList, blockchainProtocolsCustom: customText }),
);

export const channelsResponse = stageResponse(someOf({ channels: stringList, channelsCustom: customText }));

export const planResponse = stageResponse(
  someOf({
    chosenSubscription: emptyToNull(billingPeriod),
    chosenCurrentPackage: emptyToNull(id),
    offlinePaying: flag,
  }),
);

/** The response to a saved stage may be empty. */
export const savedResponse = union([
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

export const summaryResponse = item(
  object({
    companyName: emptyToNull(string()),
    useCases: stringList,
    blockchainProtocols: nullish(array(protocolName), () => []),
    chosenCurrentPackageName: nullish(string(), ''),
    chosenCurrentPackage: id,
    offlinePaying: flag,
    stripeSessionUrl: emptyToNull(string()),
    // A state that this console does not know must not hide the summary.
    state: fallback(nullish(accountState, null), null),
  }),
);
