import {
  array,
  fallback,
  type GenericSchema,
  literal,
  nullable,
  nullish,
  object,
  optional,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { accountState, anyRecord, billingPeriod, flag, id, item, noItem, settledState, text } from './schemas.ts';

/** What is empty on the wire is absent to us. */
function unlessEmpty<const S extends GenericSchema>(schema: S) {
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

const texts = nullish(array(string()), () => []);

const ownWords = nullish(string(), '');

/** The answers to a stage; none is as good an answer as any, in whichever way it is said (wire notes). */
function answered<S extends GenericSchema>(schema: S) {
  return union([item(pipe(anyRecord, schema)), noItem]);
}

/** A key that is there, if only with null, is the answer that there is no company. */
export const companyReply = answered(object({ companyName: optional(nullable(string())) }));

export const useCasesReply = answered(object({ useCases: texts, useCasesCustom: ownWords }));

export const protocolsReply = answered(object({ blockchainProtocols: texts, blockchainProtocolsCustom: ownWords }));

export const channelsReply = answered(object({ channels: texts, channelsCustom: ownWords }));

export const planReply = answered(
  object({
    chosenSubscription: unlessEmpty(billingPeriod),
    chosenCurrentPackage: unlessEmpty(id),
    offlinePaying: flag,
  }),
);

/** The reply to a saved stage is not shown in §7, so it need not say anything. */
export const savedReply = union([
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

export const summaryReply = item(
  object({
    companyName: unlessEmpty(string()),
    useCases: texts,
    blockchainProtocols: nullish(array(protocolName), () => []),
    chosenCurrentPackageName: nullish(string(), ''),
    chosenCurrentPackage: id,
    offlinePaying: flag,
    stripeSessionUrl: unlessEmpty(string()),
    // A state that this console does not know must not hide the summary.
    state: fallback(nullish(accountState, null), null),
  }),
);
