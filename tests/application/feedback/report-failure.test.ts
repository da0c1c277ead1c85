import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CallKind, failureTexts } from '#src/application/feedback/failure-text.ts';
import { createReportFailure, type ReportFailure } from '#src/application/feedback/report-failure.ts';
import { CANCELLED, refused, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { TestConsole } from '#tests/support/test-console.ts';

const UNEXPECTED =
  'An unexpected server error has occurred, we are working to fix this. Please try again later and in case it occurs again please report it to our team via email.';
const NO_ANSWER = 'The server did not answer. Check your connection and try again.';
const UNCONFIRMED = 'We could not confirm this. Check before trying again.';
const READ_ONLY = 'Read only: your role does not allow this. Ask the owner of the account for the right to do it.';

let console: TestConsole;
let report: ReportFailure;
beforeEach(() => {
  console = new TestConsole({ scenario: 'active-customer' });
  report = createReportFailure(console.session, console.stores.toasts, console.catalogue.translate);
});
afterEach(() => console.close());

const invalid = (details: readonly string[]) => refused(400, 'invalid', 'The request was refused.', { details });

const forbidden = refused(403, 'forbidden', 'Forbidden.', { details: ['This account is locked.'] });

describe('the texts of a failure', () => {
  it.each([
    { what: 'its details', failure: invalid(['One.', 'Two.']), call: 'mutation', texts: ['One.', 'Two.'] },
    { what: 'its own message', failure: invalid([]), call: 'mutation', texts: ['The request was refused.'] },
    { what: 'the general text', failure: unexpected(500), call: 'read', texts: [UNEXPECTED] },
    { what: 'the general text', failure: unexpected(502, { message: '  ' }), call: 'mutation', texts: [UNEXPECTED] },
    { what: 'the exception', failure: unexpected(500, { message: 'boom' }), call: 'read', texts: ['boom'] },
    { what: 'no answer', failure: unreachable(), call: 'read', texts: [NO_ANSWER] },
    { what: 'no answer', failure: unreachable(), call: 'sign-in', texts: [NO_ANSWER] },
    { what: 'the read-only notice', failure: unexpected(403), call: 'read', texts: [READ_ONLY] },
    { what: 'the read-only notice', failure: forbidden, call: 'mutation', texts: [READ_ONLY] },
    { what: 'its details', failure: forbidden, call: 'own-read', texts: ['This account is locked.'] },
    { what: 'its details', failure: forbidden, call: 'own-mutation', texts: ['This account is locked.'] },
    { what: 'no answer', failure: unreachable(), call: 'own-read', texts: [NO_ANSWER] },
    { what: 'what is not known', failure: unreachable(), call: 'own-mutation', texts: [UNCONFIRMED] },
    { what: 'its details', failure: forbidden, call: 'sign-in', texts: ['This account is locked.'] },
    { what: 'what is not known', failure: unreachable({ details: ['x'] }), call: 'mutation', texts: [UNCONFIRMED] },
  ] as const)('are $what: $texts', ({ failure, call, texts }) => {
    expect(failureTexts(failure, call, console.catalogue.translate)).toEqual(texts);
  });
});

describe('reporting a failure', () => {
  it('shows each detail as an error of its own', () => {
    report(invalid(['The name must not be blank.', 'The name is taken.']), 'mutation');
    expect(console.toasts).toEqual(['error: The name must not be blank.', 'error: The name is taken.']);
  });

  it.each([1, 4, 5, 20])('shows all of %d details', (count) => {
    const details = Array.from({ length: count }, (_, place) => `Detail ${place + 1}.`);
    report(invalid(details), 'mutation');
    expect(console.toasts).toEqual(details.map((text) => `error: ${text}`));
  });

  it('shows its own message where there are no details', () => {
    report(refused(404, 'not_found', 'There is no such API key.'), 'mutation');
    expect(console.toasts).toEqual(['error: There is no such API key.']);
  });

  it('says nothing of a cancelled call', () => {
    report(CANCELLED, 'read');
    expect(console.toasts).toEqual([]);
  });

  it.each<CallKind>(['read', 'mutation'])('leaves the end of a session on a %s to the log-in screen', (call) => {
    report(refused(401, 'unauthorized', 'Log in again.'), call);
    expect(console.toasts).toEqual([]);
  });

  it('shows what a sign-in was refused with, 401 and 403 too', () => {
    report(refused(401, 'unauthorized', 'Wrong password.'), 'sign-in');
    report(refused(403, 'forbidden', 'This account is locked.'), 'sign-in');
    expect(console.toasts).toEqual(['error: Wrong password.', 'error: This account is locked.']);
  });

  it.each<CallKind>(['read', 'mutation'])('shows a 403 on a %s as a read-only notice', (call) => {
    report(refused(403, 'forbidden', 'Forbidden', { details: ['role'] }), call);
    report(unexpected(403), call);
    expect(console.toasts).toEqual([`warning: ${READ_ONLY}`]);
  });

  it('applies the state that the failure carries, and shows it all the same', () => {
    report(refused(409, 'wrong_state', 'Choose a plan first.', { state: 'pricing-plan' }), 'mutation');
    expect([console.session.state, console.toasts]).toEqual(['pricing-plan', ['error: Choose a plan first.']]);
  });

  it('applies no state where the failure carries none', () => {
    report(unexpected(500), 'read');
    expect(console.session.state).toBe('dashboard');
  });
});
