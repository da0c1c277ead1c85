import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { AccessTokens, type InvitationClaims } from './access-tokens.ts';
import { type Database, nextCode } from './database.ts';
import { openCheckout } from './checkouts.ts';
import { sendInvitation } from './invitations.ts';
import { codeMail, sendMail } from './mails.ts';
import { memberId, seedTeams } from './seed-teams.ts';

/** What has happened before the demo starts: answers, a checkout that waits, mails that lie there. */
export function seedScenario(database: Database, seed: string, now: number, scenario: Scenario): void {
  const { signedInAs, answers = {}, invitation } = scenario;
  seedTeams(database, seed);
  const account = database.accounts.find(({ id }) => id === signedInAs?.id);
  if (account?.state === 'email-verification') {
    account.emailCode = nextCode(database, seed);
    sendMail(database, seed, now, codeMail(account.email, account.emailCode));
  }
  if (account) {
    for (const [stage, answer] of Object.entries(answers) as [keyof OnboardingAnswers, object][]) {
      database.answers.push({ accountId: account.id, stage, answer });
    }
    if (answers['pricing-plan']) openCheckout(database, seed, account.id, answers['pricing-plan']);
  }
  if (!invitation) return;
  const { email, company, from } = invitation;
  const tokens = new AccessTokens<InvitationClaims>(seed, 'invitation');
  const member = { id: memberId(seed, email), accountId: from.id, email };
  database.members.push({ ...member, roleIds: ['role-developer'], hasJoined: false });
  sendInvitation({ database, seed, now }, tokens, { email, company, accountId: from.id, memberId: member.id });
}
