import { array, boolean, type InferOutput, nullish, optional, string } from 'valibot';
import { logInResponse } from './auth-endpoints.ts';
import { nameEndpoints } from './endpoint.ts';
import { anyJson, figure, id, instantIfSet, item, jsonRecord, looseObject, object, text } from './schemas.ts';

const PASSKEYS = { optional: true, capability: 'passkeys' } as const;
const OWN = { ...PASSKEYS, auth: 'session' } as const;
const PATH = '/api/account/passkeys';

const passkey = object({
  id,
  name: nullish(string(), ''),
  ...{ createdTimestamp: instantIfSet, lastUsedTimestamp: instantIfSet },
  isSynced: nullish(boolean(), null),
});

/** Without these fields no browser takes them; all others go to it as well. */
const creation = looseObject({
  challenge: text,
  ...{ rp: jsonRecord, user: looseObject({ id: text }), pubKeyCredParams: array(jsonRecord) },
});
const request = looseObject({ challenge: text });

export const passkeyEndpoints = nameEndpoints({
  listPasskeys: {
    ...OWN,
    wire: 'OPT-80',
    method: 'GET',
    path: PATH,
    effect: 'read',
    data: object({ items: array(passkey), limit: nullish(figure, null) }),
  },
  beginPasskey: {
    ...OWN,
    wire: 'OPT-81',
    method: 'POST',
    path: `${PATH}/options`,
    effect: 'mutation',
    body: object({ password: optional(string()) }),
    data: item(object({ options: creation })),
  },
  addPasskey: {
    ...OWN,
    wire: 'OPT-82',
    method: 'POST',
    path: PATH,
    effect: 'mutation',
    body: object({ name: string(), credential: jsonRecord }),
    data: item(passkey),
  },
  renamePasskey: {
    ...OWN,
    wire: 'OPT-83',
    method: 'PUT',
    path: `${PATH}/{id}`,
    effect: 'mutation',
    body: object({ name: string() }),
    data: item(passkey),
  },
  deletePasskey: {
    ...OWN,
    wire: 'OPT-84',
    method: 'DELETE',
    path: `${PATH}/{id}`,
    effect: 'mutation',
    data: anyJson,
  },
  beginPasskeyLogIn: {
    ...PASSKEYS,
    auth: 'visitor',
    wire: 'OPT-85',
    method: 'POST',
    path: '/api/auth/login/passkey/options',
    effect: 'sign-in',
    body: object({ email: optional(string()) }),
    data: item(object({ options: request })),
  },
  logInWithPasskey: {
    ...PASSKEYS,
    auth: 'visitor',
    wire: 'OPT-86',
    method: 'POST',
    path: '/api/auth/login/passkey',
    effect: 'sign-in',
    body: object({ credential: jsonRecord }),
    data: item(logInResponse),
  },
});

export type PasskeyDto = InferOutput<typeof passkey>;
