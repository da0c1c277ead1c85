import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { type RequestFields, textField } from '#mocks/provider/shared/request-fields.ts';
import { ProviderError } from '#mocks/provider/shared/service-result.ts';
import { wrongCode } from './auth-service.ts';
import {
  acceptCode,
  acceptNewCode,
  acceptRecoveryCode,
  authenticatorSecret,
  hasSecondFactor,
  NO_SECOND_FACTOR,
  nextNumber,
  recoveryCodes,
  recoveryCodesLeft,
} from './second-factor.ts';
import type { Bearer, Caller, Sessions } from './sessions.ts';

type CodeFields = RequestFields<'code'>;

/** The second factor of the signed-in person. */
export class TwoFactorService {
  constructor(
    private readonly sessions: Sessions,
    private readonly authenticatorNow: () => number,
  ) {}

  status(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ person, database }) => ({
      item: {
        enabled: hasSecondFactor(person),
        enabledTimestamp: person.secondFactorTimestamp,
        recoveryCodesLeft: recoveryCodesLeft(database, person),
      },
    }));
  }

  /** Each call makes another secret; only the last one can be turned on. */
  begin(bearer: Bearer) {
    return this.sessions.change(bearer, 'own', ({ person, database }) => {
      requireState(person, false);
      const pendingSecretNumber = nextNumber(database);
      database.people.update({ id: person.id }, { pendingSecretNumber });
      return { item: authenticatorSecret(database, person, pendingSecretNumber) };
    });
  }

  enable(bearer: Bearer, fields: CodeFields) {
    return this.sessions.change(bearer, 'own', ({ person, database, now }) => {
      const code = textField(fields, 'code');
      requireState(person, false);
      const number = person.pendingSecretNumber;
      if (number === null) throw new ProviderError(409, 'two_factor_not_begun', 'Start the set-up again.');
      if (!acceptNewCode(database, person, { code, number, now: this.authenticatorNow() })) throw wrongCode();
      const secondFactorTimestamp = Math.floor(now / 1000);
      const change = { secretNumber: number, pendingSecretNumber: null, secondFactorTimestamp };
      database.people.update({ id: person.id }, change);
      recordAction(database, person, { at: now, action: 'two-factor-enabled' });
      return newRecoveryCodes(database, person);
    });
  }

  /** Those before stop working. */
  renewCodes(bearer: Bearer, fields: CodeFields) {
    return this.sessions.change(bearer, 'own', (caller) => {
      this.requireCode(caller, fields);
      const { person, database, now } = caller;
      recordAction(database, person, { at: now, action: 'recovery-codes-renewed' });
      return newRecoveryCodes(database, person);
    });
  }

  disable(bearer: Bearer, fields: CodeFields) {
    return this.sessions.change(bearer, 'own', (caller) => {
      this.requireCode(caller, fields);
      const { person, database, now } = caller;
      database.people.update({ id: person.id }, NO_SECOND_FACTOR);
      recordAction(database, person, { at: now, action: 'two-factor-disabled' });
      return { item: { success: true } };
    });
  }

  /** A recovery code will do, for somebody who has lost the authenticator. */
  private requireCode({ person, database }: Caller, fields: CodeFields): void {
    const code = textField(fields, 'code');
    requireState(person, true);
    const isRight =
      acceptCode(database, person, code, this.authenticatorNow()) || acceptRecoveryCode(database, person, code);
    if (!isRight) throw wrongCode();
  }
}

function requireState(person: PersonRow, isOn: boolean): void {
  if (hasSecondFactor(person) === isOn) return;
  if (isOn) throw new ProviderError(409, 'two_factor_off', 'Two-factor authentication is off.');
  throw new ProviderError(409, 'two_factor_on', 'Two-factor authentication is on already.');
}

function newRecoveryCodes(database: Database, { id }: PersonRow) {
  const recoverySet = nextNumber(database);
  database.people.update({ id }, { recoverySet });
  return { item: { recoveryCodes: recoveryCodes(database, recoverySet) } };
}
