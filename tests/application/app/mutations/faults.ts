import { notSent, type RequestFailure, rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import type { ErrorReporting } from './mutation.ts';

export interface Fault {
  readonly name: string;
  readonly failure: RequestFailure;
  /** Of a mutation in a session; the other kinds inherit it. */
  readonly messages: readonly string[];
  readonly otherwise: Partial<Readonly<Record<ErrorReporting, readonly string[]>>>;
}

export const READ_ONLY = "Your role doesn't allow this. Ask the account owner for access.";
const UNEXPECTED =
  'An unexpected server error has occurred, we are working to fix this. Please try again later and in case it occurs again please report it to our team via email.';
const NO_RESPONSE = "The server didn't respond. Check your connection and try again.";
const UNCONFIRMED = 'We could not confirm this. Check before trying again.';
const NOT_LOADED = "Part of the console didn't load, so nothing was changed. Check your connection and try again.";
const NOT_CREATED = "We couldn't create your account. Everything you entered is still here.";
const BROKEN_AT_SERVER =
  "We couldn't create your account because the server had a problem. Everything you entered is still here. Try again.";

const reasons = ['The first of it is wrong.', 'The second of it is wrong.'];

export const FAULTS: readonly Fault[] = [
  {
    name: '400 with details',
    failure: rejected(400, 'invalid', 'The request was rejected.', { details: reasons }),
    messages: reasons,
    otherwise: { registration: [NOT_CREATED, ...reasons] },
  },
  {
    name: '403 with details',
    failure: rejected(403, 'forbidden', 'Forbidden.', { details: ['Your plan has no such feature.'] }),
    messages: ['Your plan has no such feature.'],
    otherwise: { registration: [NOT_CREATED, 'Your plan has no such feature.'] },
  },
  {
    name: '403 with a message',
    failure: rejected(403, 'forbidden', 'The firewall blocked this.'),
    messages: ['The firewall blocked this.'],
    otherwise: { registration: [NOT_CREATED] },
  },
  {
    name: '403 without a body',
    failure: unexpected(403),
    messages: [READ_ONLY],
    otherwise: {
      own: [UNEXPECTED],
      'sign-in': [UNEXPECTED],
      sessionless: [UNEXPECTED],
      registration: [BROKEN_AT_SERVER],
    },
  },
  {
    name: '409',
    failure: rejected(409, 'conflict', 'Somebody was faster.'),
    messages: ['Somebody was faster.'],
    otherwise: { registration: [NOT_CREATED] },
  },
  {
    name: '500',
    failure: unexpected(500),
    messages: [UNEXPECTED],
    otherwise: { registration: [BROKEN_AT_SERVER] },
  },
  {
    name: 'no network',
    failure: unreachable(),
    messages: [UNCONFIRMED],
    otherwise: { 'sign-in': [NO_RESPONSE] },
  },
  {
    name: 'code that did not load',
    failure: notSent(),
    messages: [NOT_LOADED],
    otherwise: {},
  },
];
