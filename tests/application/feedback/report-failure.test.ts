import { beforeEach, describe, expect, it } from 'vitest';
import { type CallKind, failureMessages } from '#src/application/feedback/failure-messages.ts';
import { createReportFailure, type ReportFailure } from '#src/application/feedback/report-failure.ts';
import { CANCELED, OFFLINE_CODE, notSent, rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { TestApp } from '#tests/support/test-app.ts';

const UNEXPECTED =
  'An unexpected server error has occurred, we are working to fix this. Please try again later and in case it occurs again please report it to our team via email.';
const NO_RESPONSE = "The server didn't respond. Check your connection and try again.";
const UNCONFIRMED = 'We could not confirm this. Check before trying again.';
const NOT_LOADED = "Part of the console didn't load, so nothing was changed. Check your connection and try again.";
const OFFLINE = "You're offline. Connect to the internet and try again.";
const READ_ONLY = "Your role doesn't allow this. Ask the account owner for access.";

let app: TestApp;
let report: ReportFailure;
beforeEach(() => {
  app = new TestApp({ scenario: 'active-customer' });
  report = createReportFailure(app.session, app.stores.toasts, app.i18n.translate);
});

const invalid = (details: readonly string[]) => rejected(400, 'invalid', 'The request was rejected.', { details });

const forbidden = rejected(403, 'forbidden', 'Forbidden.', { details: ['This account is locked.'] });

describe('the messages of a failure', () => {
  it.each([
    { what: 'its details', failure: invalid(['One.', 'Two.']), call: 'mutation', messages: ['One.', 'Two.'] },
    { what: 'its own message', failure: invalid([]), call: 'mutation', messages: ['The request was rejected.'] },
    { what: 'the general text', failure: unexpected(500), call: 'read', messages: [UNEXPECTED] },
    { what: 'the general text', failure: unexpected(502, { message: '  ' }), call: 'mutation', messages: [UNEXPECTED] },
    { what: 'the exception', failure: unexpected(500, { message: 'boom' }), call: 'read', messages: ['boom'] },
    { what: 'no answer', failure: unreachable(), call: 'read', messages: [NO_RESPONSE] },
    { what: 'no answer', failure: unreachable(), call: 'sign-in', messages: [NO_RESPONSE] },
    { what: 'the read-only notice', failure: unexpected(403), call: 'read', messages: [READ_ONLY] },
    {
      what: 'the read-only notice',
      failure: rejected(403, 'forbidden', ' '),
      call: 'mutation',
      messages: [READ_ONLY],
    },
    { what: 'its details', failure: forbidden, call: 'read', messages: ['This account is locked.'] },
    { what: 'its message', failure: rejected(403, 'x', 'Blocked.'), call: 'mutation', messages: ['Blocked.'] },
    { what: 'its details', failure: forbidden, call: 'own-read', messages: ['This account is locked.'] },
    { what: 'its details', failure: forbidden, call: 'own-mutation', messages: ['This account is locked.'] },
    { what: 'no answer', failure: unreachable(), call: 'own-read', messages: [NO_RESPONSE] },
    { what: 'what is not known', failure: unreachable(), call: 'own-mutation', messages: [UNCONFIRMED] },
    { what: 'that it was not sent', failure: notSent(), call: 'own-mutation', messages: [NOT_LOADED] },
    { what: 'that it was not sent', failure: notSent(), call: 'mutation', messages: [NOT_LOADED] },
    { what: 'that it is offline', failure: notSent({ code: OFFLINE_CODE }), call: 'mutation', messages: [OFFLINE] },
    { what: 'its details', failure: forbidden, call: 'sign-in', messages: ['This account is locked.'] },
    { what: 'what is not known', failure: unreachable({ details: ['x'] }), call: 'mutation', messages: [UNCONFIRMED] },
  ] as const)('are $what: $messages', ({ failure, call, messages }) => {
    expect(failureMessages(failure, call, app.i18n.translate)).toEqual(messages);
  });
});

describe('reporting a failure', () => {
  it.each([1, 4, 5, 20])('shows all of %d details', (count) => {
    const details = Array.from({ length: count }, (_, index) => `Detail ${index + 1}.`);
    report(invalid(details), 'mutation');
    expect(app.toasts).toEqual(details.map((text) => `error: ${text}`));
  });

  it('shows no message for a canceled call', () => {
    report(CANCELED, 'read');
    expect(app.toasts).toEqual([]);
  });

  it.each<CallKind>(['read', 'mutation'])('leaves the end of a session on a %s to the log-in screen', (call) => {
    report(rejected(401, 'unauthorized', 'Log in again.'), call);
    expect(app.toasts).toEqual([]);
  });

  it('shows why a sign-in was rejected, also for 401 and 403', () => {
    report(rejected(401, 'unauthorized', 'Wrong password.'), 'sign-in');
    report(rejected(403, 'forbidden', 'This account is locked.'), 'sign-in');
    expect(app.toasts).toEqual(['error: Wrong password.', 'error: This account is locked.']);
  });

  it.each<CallKind>(['read', 'mutation'])('shows a bare 403 on a %s as a read-only notice', (call) => {
    report(rejected(403, 'forbidden', ''), call);
    report(unexpected(403), call);
    expect(app.toasts).toEqual([`warning: ${READ_ONLY}`]);
  });

  it('applies the state that the failure carries, and shows it all the same', () => {
    report(rejected(409, 'wrong_state', 'Choose a plan first.', { state: 'pricing-plan' }), 'mutation');
    expect([app.session.state, app.toasts]).toEqual(['pricing-plan', ['error: Choose a plan first.']]);
  });

  it('shows no toast for what its form shows, unless its state leads to another page', () => {
    report(rejected(400, 'invalid', 'Not this name.'), 'mutation', 'in-place');
    expect(app.toasts).toEqual([]);
    report(rejected(409, 'wrong_state', 'Choose a plan first.', { state: 'pricing-plan' }), 'mutation', 'in-place');
    expect([app.session.state, app.toasts]).toEqual(['pricing-plan', ['error: Choose a plan first.']]);
  });

  it('applies no state where the failure carries none', () => {
    report(unexpected(500), 'read');
    expect(app.session.state).toBe('dashboard');
  });
});
