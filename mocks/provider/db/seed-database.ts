import type { Overrides } from '#src/domain/demo/moment.ts';
import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import { accountsOf, overriddenAccountId } from '#mocks/scenarios/demo-accounts.ts';
import type { AccountSeed, ColleagueSeed } from '#mocks/scenarios/account-seed.ts';
import type { InvitationSeed, MailedLinkSeed, Scenario } from '#mocks/scenarios/scenario.ts';
import { type MemberSeed, teams } from '#mocks/scenarios/teams.ts';
import { AccessTokens, type InvitationClaims, type LinkClaims } from '#mocks/provider/auth/access-tokens.ts';
import { openCheckout } from '#mocks/provider/billing/payments.ts';
import { codeMail, sendEmailChangedLink, sendMail, sendResetLink } from '#mocks/provider/mail/mails.ts';
import { saveAnswer } from '#mocks/provider/onboarding/stage-answers.ts';
import { seededBytes } from '#mocks/provider/shared/seeded-number.ts';
import { sendInvitation } from '#mocks/provider/team/invitations.ts';
import { startTransfer } from '#mocks/provider/team/ownership-transfers.ts';
import { seededMemberId } from '#mocks/provider/team/team-members.ts';
import { type Database, emptyDatabase, nextCode } from './database.ts';
import { seedAccount, countedMembers } from './seed-account.ts';

const DAY_SECONDS = 24 * 3600;
const DAY_MS = DAY_SECONDS * 1000;

/** The data with which a scenario starts. `now` in milliseconds. */
export function seedDatabase(seed: string, now: number, scenario: Scenario, overrides: Overrides = {}): Database {
  const database = emptyDatabase(seed, now);
  const offersLimits = scenario.capabilities?.includes('api-key-limits') ?? true;
  const changedId = overriddenAccountId(scenario);
  for (const account of accountsOf(scenario)) {
    const changes = account.id === changedId ? overrides : {};
    seedAccount(database, account, { overrides: changes, offersLimits, nowMs: now });
    seedTeam(database, account, changes.members, scenario.colleagues ?? []);
  }
  for (const colleague of scenario.colleagues ?? []) seedColleague(database, colleague);
  seedOnboarding(database, now, scenario);
  if (scenario.invitation) seedInvitation(database, now, scenario.invitation);
  if (scenario.mailedLink) seedMailedLink(database, now, scenario.mailedLink);
  return database;
}

/** `wanted` counts the owner and the colleagues too. */
function seedTeam(
  database: Database,
  { id: accountId, email }: AccountSeed,
  wanted: number | undefined,
  colleagues: readonly ColleagueSeed[],
): void {
  const team = teams[accountId] ?? [];
  const others = 1 + colleagues.filter((colleague) => colleague.accountId === accountId).length;
  const domain = email.slice(email.indexOf('@') + 1);
  const members =
    wanted === undefined ? team : countedMembers(database.seed, team, { count: Math.max(0, wanted - others), domain });
  const now = Math.floor(database.madeAt / 1000);
  const count = database.members.where().length;
  database.members.insert(
    ...members.map((member, index) => ({
      ...memberRow(seededMemberId(database.seed, member.email), accountId, member),
      ...(member.hasJoined
        ? { lastSeenTimestamp: now - seededSecondsAgo(database.seed, member.email) }
        : // Numbers of their own: links that are sent while the demo runs count up from one.
          { sentTimestamp: now - sentDaysAgo(member) * DAY_SECONDS, invitationNumber: -(count + index + 1) }),
    })),
  );
}

const SENT_DAYS_AGO = 2;

function sentDaysAgo(member: MemberSeed): number {
  return member.sentDaysAgo ?? SENT_DAYS_AGO;
}

/** Up to eleven days. */
function seededSecondsAgo(seed: string, email: string): number {
  const [high = 0, low = 0] = seededBytes(`${seed}|last-seen|${email}`, 2);
  return (high * 256 + low) * 15;
}

function seedColleague(database: Database, colleague: ColleagueSeed): void {
  const { id, accountId, email, password, firstName, lastName, code, state, roles } = colleague;
  const known = { id, accountId, email, password, firstName, lastName, code, state };
  database.people.insert({ ...known, phoneNumber: '' });
  database.members.insert(memberRow(id, accountId, { email, roles, hasJoined: true }));
}

function memberRow(id: string, accountId: string, { email, roles, hasJoined }: MemberSeed) {
  return { id, accountId, email, roleIds: roles.map((role) => `role-${role}`), hasJoined };
}

function seedOnboarding(database: Database, now: number, { signedInAs, answers = {} }: Scenario): void {
  if (!signedInAs) return;
  const { id, email, state } = signedInAs;
  if (state === 'email-verification') {
    const emailCode = nextCode(database);
    database.people.update({ id }, { emailCode });
    sendMail(database, now, codeMail(email, emailCode));
  }
  for (const [stage, answer] of Object.entries(answers) as [keyof OnboardingAnswers, object][]) {
    saveAnswer(database, id, stage, answer);
  }
  if (answers['pricing-plan']) openCheckout(database, id, answers['pricing-plan']);
}

function seedInvitation(database: Database, now: number, { email, company, from, daysOld = 0 }: InvitationSeed): void {
  const memberId = seededMemberId(database.seed, email);
  const member = { id: memberId, accountId: from.id, email, roleIds: ['role-developer'], hasJoined: false };
  database.members.insert(member);
  const tokens = new AccessTokens<InvitationClaims>(database.seed, 'invitation');
  sendInvitation(database, now - daysOld * DAY_MS, tokens, { email, company, accountId: from.id, memberId });
}

function seedMailedLink(database: Database, now: number, mailed: MailedLinkSeed): void {
  const { id, email } = mailed.person;
  if (mailed.kind === 'reset') {
    return sendResetLink(database, now, new AccessTokens<LinkClaims>(database.seed, 'reset'), { id, email });
  }
  if (mailed.kind === 'ownership-transfer') {
    const transfer = { accountId: mailed.person.accountId, memberId: id };
    return startTransfer(database, now, new AccessTokens<LinkClaims>(database.seed, 'ownership'), transfer);
  }
  const change = { personId: id, previousEmail: mailed.previousEmail, newEmail: email };
  sendEmailChangedLink(database, now, new AccessTokens<LinkClaims>(database.seed, 'email'), change);
}
