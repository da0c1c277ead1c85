import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { AuthService } from '#mocks/provider/auth/auth-service.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { personByEmail } from '#mocks/provider/auth/sign-up-rules.ts';
import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { PasskeyRow } from '#mocks/provider/db/models.ts';
import {
  optionalTextField,
  recordField,
  type RequestFields,
  textField,
} from '#mocks/provider/shared/request-fields.ts';
import { invalid, invalidField, notFound, ProviderError } from '#mocks/provider/shared/service-result.ts';

const LIMIT = 10;
const NAME_MAX = 50;
const LIFETIME_MS = 5 * 60 * 1000;
/** EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

interface Challenge {
  /** Whose answer is accepted; null for anybody's passkey in place of a password. */
  readonly personId: string | null;
  readonly isCreation: boolean;
  readonly until: number;
}

/** It is large, so no demo loads it before an authenticator has answered. */
const library = () => import('@simplewebauthn/server');

/** The passkeys of a person, verified for real. `origin` is that of the console. */
export class PasskeyService {
  /** In memory: an attempt ends with its page. */
  private readonly challenges = new Map<string, Challenge>();

  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly auth: AuthService,
    private readonly now: () => number,
  ) {}

  list(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ database, person }) => ({
      items: rowsOf(database, person.id).map(itemOf),
      limit: LIMIT,
    }));
  }

  begin(bearer: Bearer, fields: RequestFields<'password'>, origin: string) {
    return this.sessions.change(bearer, 'own', ({ database, person }) => {
      if (person.hasNoPassword !== true && optionalTextField(fields, 'password') !== person.password)
        throw invalidField('wrong_password', 'password', 'The password is wrong.');
      const rows = rowsOf(database, person.id);
      if (rows.length >= LIMIT)
        throw new ProviderError(409, 'too_many_passkeys', `There can be at most ${LIMIT} passkeys.`);
      const { email, firstName, lastName } = person;
      const options = {
        ...this.ask(database, { personId: person.id, isCreation: true }),
        rp: { id: hostOf(origin), name: hostOf(origin) },
        user: { id: base64Url(person.id), name: email, displayName: `${firstName} ${lastName}`.trim() },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: rows.map(descriptorOf),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      };
      return { item: { options } };
    });
  }

  async add(bearer: Bearer, fields: RequestFields<'name' | 'credential'>, origin: string) {
    const { person } = this.sessions.authorize(bearer, (caller) => caller).data;
    const name = nameIn(fields);
    const { credential, isSynced } = await this.verifyCreation(fields, person.id, origin);
    return this.sessions.change(bearer, 'own', (caller) => {
      const { database, now } = caller;
      const row = {
        ...{ id: nextHex(database, 'passkey', 24), personId: person.id, name, isSynced, lastUsedTimestamp: null },
        ...{ credentialId: credential.id, publicKey: base64Url(String.fromCharCode(...credential.publicKey)) },
        ...{ counter: credential.counter, transports: credential.transports ?? [] },
        createdTimestamp: Math.floor(now / 1000),
      };
      database.passkeys.insert(row);
      return settle(caller, row.id, 'added');
    });
  }

  rename(bearer: Bearer, id: string, fields: RequestFields<'name'>) {
    return this.sessions.change(bearer, 'own', (caller) => {
      find(caller, id);
      caller.database.passkeys.update({ id }, { name: nameIn(fields) });
      return settle(caller, id, 'renamed');
    });
  }

  remove(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'own', (caller) => {
      settle(caller, id, 'deleted');
      caller.database.passkeys.remove({ id });
      return { item: { success: true } };
    });
  }

  /** With an email, the log-in by its password waits for the second factor. */
  beginLogIn(fields: RequestFields<'email'>, origin: string) {
    const email = optionalTextField(fields, 'email');
    return this.store.change((database) => {
      const person = email === null ? null : personByEmail(database, email);
      if (person === undefined || (person && (person.codeAwaitedUntil ?? 0) < this.now()))
        throw invalid('no_log_in', 'Log in with the password first.');
      const allowCredentials = person ? rowsOf(database, person.id).map(descriptorOf) : [];
      const userVerification = person ? 'preferred' : 'required';
      const issued = this.ask(database, { personId: person?.id ?? null, isCreation: false });
      return { data: { item: { options: { ...issued, rpId: hostOf(origin), allowCredentials, userVerification } } } };
    });
  }

  async logIn(fields: RequestFields<'credential'>, origin: string) {
    const response = recordField(fields, 'credential') as unknown as AuthenticationResponseJSON;
    const row = this.store.read().passkeys.find({ credentialId: response.id });
    if (!row) throw wrongPasskey();
    const counter = await this.verifyUse(response, row, origin);
    return this.store.change((database) => {
      const person = database.people.find({ id: row.personId });
      if (!person) throw wrongPasskey();
      const lastUsedTimestamp = Math.floor(this.now() / 1000);
      database.passkeys.update({ id: row.id }, { counter, lastUsedTimestamp });
      database.people.update({ id: person.id }, { codeAwaitedUntil: null });
      return this.auth.signedIn(database, person);
    });
  }

  private ask(database: Database, issued: Pick<Challenge, 'personId' | 'isCreation'>) {
    const challenge = nextHex(database, 'passkey-challenge', 64);
    this.challenges.set(challenge, { ...issued, until: this.now() + LIFETIME_MS });
    return { challenge, timeout: LIFETIME_MS };
  }

  /** Each is accepted once. */
  private accept(challenge: string, isCreation: boolean, personId: string): Challenge | null {
    const issued = this.challenges.get(challenge);
    this.challenges.delete(challenge);
    const isOpen = issued?.isCreation === isCreation && issued.until >= this.now();
    return isOpen && (issued.personId ?? personId) === personId ? issued : null;
  }

  private async verifyCreation(fields: RequestFields<'credential'>, personId: string, origin: string) {
    const response = recordField(fields, 'credential') as unknown as RegistrationResponseJSON;
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      ...{ response, expectedOrigin: origin, expectedRPID: hostOf(origin), supportedAlgorithmIDs: ALGORITHMS },
      expectedChallenge: (challenge) => this.accept(challenge, true, personId) !== null,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw wrongPasskey();
    const { credential, credentialBackedUp: isSynced } = registrationInfo;
    if (this.store.read().passkeys.find({ credentialId: credential.id }))
      throw new ProviderError(409, 'passkey_exists', 'This passkey is in use already.');
    return { credential, isSynced };
  }

  private async verifyUse(response: AuthenticationResponseJSON, row: PasskeyRow, origin: string): Promise<number> {
    const { verifyAuthenticationResponse } = await library();
    let issued: Challenge | null = null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...{ response, expectedOrigin: origin, expectedRPID: hostOf(origin), requireUserVerification: false },
      expectedChallenge: (challenge) => (issued = this.accept(challenge, false, row.personId)) !== null,
      credential: { id: row.credentialId, publicKey: bytesOf(row.publicKey), counter: row.counter },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    const isSecondFactor = (issued as Challenge | null)?.personId !== null;
    if (!verified || !authenticationInfo || !(isSecondFactor || authenticationInfo.userVerified)) throw wrongPasskey();
    return authenticationInfo.newCounter;
  }
}

function wrongPasskey() {
  return invalid('wrong_passkey', 'The passkey was not accepted.');
}

function nameIn(fields: RequestFields<'name'>): string {
  const name = textField(fields, 'name').trim();
  if (name === '' || [...name].length > NAME_MAX)
    throw invalidField('invalid_passkey', 'name', `name must have 1 to ${NAME_MAX} characters.`);
  return name;
}

/** The newest first. */
function rowsOf(database: Database, personId: string): readonly PasskeyRow[] {
  return database.passkeys.where({ personId }).toReversed();
}

function find({ database, person }: Caller, id: string): PasskeyRow {
  const row = database.passkeys.find({ id, personId: person.id });
  if (!row) throw notFound('passkey');
  return row;
}

function settle(caller: Caller, id: string, what: 'added' | 'renamed' | 'deleted') {
  const row = find(caller, id);
  const target = { type: 'passkey', id, name: row.name } as const;
  recordAction(caller.database, caller.person, { at: caller.now, action: `passkey-${what}`, target });
  return { item: itemOf(row) };
}

function itemOf({ id, name, createdTimestamp, lastUsedTimestamp, isSynced }: PasskeyRow) {
  return { id, name, createdTimestamp, lastUsedTimestamp, isSynced };
}

function descriptorOf({ credentialId: id, transports }: PasskeyRow) {
  return { id, type: 'public-key', transports };
}

function hostOf(origin: string): string {
  return new URL(origin).hostname;
}

function base64Url(binary: string): string {
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
