import { describe, expect, it } from 'vitest';
import {
  FAULT_KINDS,
  type FaultKind,
  type FailureReader,
  type FaultableOperation,
  type VisibleOutcome,
  visibleOutcomes,
} from '#src/domain/demo/faults.ts';

const operation = (more: Partial<FaultableOperation> = {}): FaultableOperation => ({
  ...{ name: 'listApiKeys', effect: 'read', reader: 'console', hasCooldown: false, accepts: [] },
  ...more,
});

const outcomeOf = (kind: FaultKind, more?: Partial<FaultableOperation>) =>
  visibleOutcomes(kind, '*', [operation(more)]);

const ENDS_A_SESSION: readonly FailureReader[] = ['console', 'before-console', 'nobody'];
const READERS: readonly FailureReader[] = [...ENDS_A_SESSION, 'sign-in', 'without-session', 'registration'];

/** Of a read in the console, and of a sign-up. */
const OUTCOMES: Readonly<Record<FaultKind, readonly [inConsole: VisibleOutcome, ofSignUp: VisibleOutcome]>> = {
  '400': ['provider-reasons', 'not-created'],
  '400-message': ['provider-message', 'not-created'],
  'odd-details': ['provider-reasons', 'not-created'],
  '401': ['signed-out', 'not-created'],
  '403': ['read-only', 'not-created'],
  '409': ['provider-message', 'not-created'],
  '429': ['provider-message', 'not-created'],
  '500': ['server-problem', 'not-created-at-server'],
  '502': ['server-problem', 'not-created-at-server'],
  '503': ['provider-message', 'not-created-at-server'],
  truncated: ['server-problem', 'not-created-at-server'],
  html: ['not-the-api', 'not-the-api'],
  'null-item': ['server-problem', 'not-created-at-server'],
  'wrong-types': ['server-problem', 'not-created-at-server'],
  '204': ['server-problem', 'not-created-at-server'],
  refused: ['no-response', 'unconfirmed'],
  cut: ['no-response', 'unconfirmed'],
  silent: ['no-response', 'unconfirmed'],
  late: ['later', 'later'],
};

describe('what a person sees of a broken call', () => {
  it.each(FAULT_KINDS)('of %s, in the console and at sign-up', (kind) => {
    const [inConsole, ofSignUp] = OUTCOMES[kind];
    expect(outcomeOf(kind)).toEqual([inConsole]);
    expect(outcomeOf(kind, { reader: 'registration', effect: 'mutation' })).toEqual([ofSignUp]);
  });

  it.each(READERS)('of a 401 where a %s reads: the log-in, if a session ends', (reader) => {
    const [outcome] = outcomeOf('401', { reader });
    expect(outcome === 'signed-out').toBe(ENDS_A_SESSION.includes(reader));
  });

  it.each<[FaultKind, Partial<FaultableOperation>, VisibleOutcome]>([
    ['401', { reader: 'sign-in' }, 'provider-message'],
    ['403', { reader: 'before-console' }, 'server-problem'],
    ['403', { reader: 'without-session' }, 'server-problem'],
    ['429', { hasCooldown: true }, 'wait'],
    ['cut', { effect: 'mutation' }, 'unconfirmed'],
    ['cut', { effect: 'sign-in' }, 'no-response'],
    ['500', { reader: 'nobody' }, 'nothing'],
    ['silent', { reader: 'nobody', effect: 'mutation' }, 'nothing'],
    ['late', { reader: 'nobody' }, 'later'],
    ['204', { accepts: ['204', 'html'] }, 'nothing'],
    ['204', { accepts: ['html'] }, 'server-problem'],
    ['html', { accepts: ['html'], reader: 'registration' }, 'nothing'],
  ])('of %s with %o: %s', (kind, more, outcome) => {
    expect(outcomeOf(kind, more)).toEqual([outcome]);
  });
});

describe('the outcomes of a fault', () => {
  const operations = [
    operation({ name: 'listApiKeys' }),
    operation({ name: 'profile' }),
    operation({ name: 'createApiKey', effect: 'mutation' }),
  ];

  it.each([
    ['*', ['no-response', 'unconfirmed']],
    ['profile', ['no-response']],
    ['createApiKey', ['unconfirmed']],
    ['unknown', []],
  ])('of %s are each there once', (name, outcomes) => {
    expect(visibleOutcomes('cut', name, operations)).toEqual(outcomes);
  });
});
