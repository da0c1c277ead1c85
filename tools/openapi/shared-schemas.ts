import type { GenericSchema } from 'valibot';
import { optionKeys, optionNames, optionNetworks } from '#src/adapters/http/endpoints/log-endpoints.ts';
import * as wire from '#src/adapters/http/endpoints/schemas.ts';
import { planDto } from '#src/adapters/http/endpoints/schemas.ts';
import { ACCOUNT_STATES } from '#src/domain/shared/account-state.ts';
import { ANYTHING, componentRef, type JsonSchema } from './json-schema.ts';

/*
 * Forms that a walk over a valibot schema cannot find out, because a function checks or transforms them. The first form
 * of each is the one that the simulation sends; the others are accepted too.
 */

interface SharedSchema {
  readonly schema: JsonSchema;
  /** May be absent or null. */
  readonly isOptional?: boolean;
}

const name = { type: 'string', minLength: 1 } as const;
const namedObject: JsonSchema = { type: 'object', properties: { name }, required: ['name'] };
const NUMBER = '^\\s*[-+]?(\\d+\\.?\\d*|\\.\\d+)([eE][-+]?\\d+)?\\s*$';
const ISO_DATE = '^\\s*\\d{4}-\\d{2}-\\d{2}([T ].+)?$';
const numericText: JsonSchema = { type: 'string', pattern: NUMBER };

/** What several operations refer to by name. */
export const components: Readonly<Record<string, JsonSchema>> = {
  Id: {
    description: 'Opaque. The console compares it as text and sends it back as text. Also accepted: a number.',
    anyOf: [name, { type: 'number' }],
  },
  Timestamp: {
    description:
      'Seconds since 1970, UTC. Also accepted: milliseconds (from 10^12), and ISO 8601 text; a text without a zone is UTC.',
    anyOf: [{ type: 'number' }, { type: 'string', pattern: `${ISO_DATE}|${NUMBER}` }],
  },
  Amount: {
    description: 'A number. Also accepted: the number as text.',
    anyOf: [{ type: 'number' }, numericText],
  },
  Dollars: {
    description: 'US dollars; the console rounds to whole cents. Also accepted: the number as text.',
    anyOf: [{ type: 'number' }, numericText],
  },
  AccountState: {
    description:
      'How far an account has come. The console opens the page of this state: the verification of the email, a stage of the questionnaire, or the dashboard.',
    type: 'string',
    enum: [...ACCOUNT_STATES],
  },
  BillingPeriod: { description: 'How a plan is paid.', type: 'string', enum: ['monthly', 'annually'] },
  SignInUser: {
    description: 'Who signed in. Also accepted: the email as text.',
    anyOf: [
      {
        type: 'object',
        properties: {
          email: { description: 'The email of the person.', type: ['string', 'null'] },
          firstName: { description: 'The first name.', type: ['string', 'null'] },
          lastName: { description: 'The last name.', type: ['string', 'null'] },
        },
      },
      { type: 'string' },
    ],
  },
  Translations: {
    description:
      'Messages by key, which replace those of the console. Nested maps are read as keys with dots; what is no text is ignored.',
    type: 'object',
    additionalProperties: { anyOf: [{ type: 'string' }, componentRef('Translations'), ANYTHING] },
  },
  NoItem: {
    description: 'A response without an item: `data` is missing, null, or has a null item.',
    type: ['object', 'null'],
    properties: { item: { description: 'Nothing.', type: 'null' } },
  },
  FilterOptions: {
    description: 'Names to choose from. Also accepted: objects with a name, or a map with the names as its keys.',
    anyOf: [{ type: 'array', items: { anyOf: [name, namedObject] } }, { type: 'object' }],
  },
  NetworkOptions: {
    description:
      'Networks to choose from; `blockchain` narrows them to the chosen blockchain. Also accepted: names alone, or a map from a blockchain to the names of its networks.',
    anyOf: [
      {
        type: 'array',
        items: {
          anyOf: [
            {
              ...namedObject,
              properties: {
                name: { description: 'The name that the query sends.', ...name },
                blockchain: { description: 'Whose network it is.', type: ['string', 'null'] },
              },
            },
            name,
          ],
        },
      },
      { type: 'object' },
    ],
  },
  KeyOptions: {
    description:
      'API keys to choose from. The query sends the id. Also accepted: names alone, or a map from the id to the name.',
    anyOf: [
      {
        type: 'array',
        items: {
          anyOf: [
            {
              type: 'object',
              properties: {
                id: componentRef('Id'),
                name: { description: 'The name of the key; its id if there is none.', type: ['string', 'null'] },
                labels: {
                  description: 'Its labels, by which the log is filtered where `api-key-labels` is offered.',
                  type: ['array', 'null'],
                  items: { type: 'string' },
                },
              },
              required: ['id'],
            },
            name,
          ],
        },
      },
      { type: 'object' },
    ],
  },
};

const unsetDate: JsonSchema = {
  description: 'Null where it is not set. Also accepted for that: 0 and empty text.',
  anyOf: [componentRef('Timestamp'), { type: 'string', const: '' }, { type: 'null' }],
};

/** By identity: each of these is one object that several endpoints use. */
export const sharedSchemas: ReadonlyMap<GenericSchema, SharedSchema> = new Map<GenericSchema, SharedSchema>([
  [wire.id, { schema: componentRef('Id') }],
  [wire.pointInTime, { schema: componentRef('Timestamp') }],
  [wire.instant, { schema: { anyOf: [componentRef('Timestamp'), { type: 'null' }] }, isOptional: true }],
  [wire.instantIfSet, { schema: unsetDate, isOptional: true }],
  [wire.optionalInstant, { schema: unsetDate, isOptional: true }],
  [wire.figureOrText, { schema: componentRef('Amount') }],
  [wire.cents, { schema: componentRef('Dollars') }],
  [wire.accountState, { schema: componentRef('AccountState') }],
  [wire.billingPeriod, { schema: componentRef('BillingPeriod') }],
  [wire.signInUser, { schema: componentRef('SignInUser') }],
  [wire.translations, { schema: componentRef('Translations') }],
  [wire.jsonRecord, { schema: { type: 'object' } }],
  [wire.noItem, { schema: componentRef('NoItem'), isOptional: true }],
  [optionNames, { schema: { anyOf: [componentRef('FilterOptions'), { type: 'null' }] }, isOptional: true }],
  [optionNetworks, { schema: { anyOf: [componentRef('NetworkOptions'), { type: 'null' }] }, isOptional: true }],
  [optionKeys, { schema: { anyOf: [componentRef('KeyOptions'), { type: 'null' }] }, isOptional: true }],
]);

/** Walked once and then named: the payment packages are a list of it, alone or in the item. */
export const namedSchemas: ReadonlyMap<GenericSchema, string> = new Map<GenericSchema, string>([[planDto, 'Plan']]);
