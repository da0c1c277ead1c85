import { fireEvent, screen } from '@testing-library/react';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { at, leave, press, type ScreenCase, type } from './screen-case.ts';

const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '');
/** The maximum length of an email. */
const LONGEST_EMAIL = `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.example`;
const INVITATION = `${part({ alg: 'HS256' })}.${part({ email: LONGEST_EMAIL, exp: 4_102_444_800 })}.c2ln`;

const visitor = (path: string) => at(path, 'visitor');
const stage = (name: string) => at(`/auth/${name}`, `onboarding-at-${name}` as ScenarioName);

async function wrongLogIn(): Promise<void> {
  await type('Email', 'elena@northwall.example');
  await type('Password', 'wrong');
  await press('Log in');
  await screen.findByRole('alert');
}

export const WAYS_IN_SCREENS: Readonly<Record<string, ScreenCase>> = {
  'the log-in': visitor('/auth/login')(),
  'the log-in that was refused': visitor('/auth/login')(wrongLogIn),
  'the second factor': visitor('/auth/login')(async () => {
    await type('Email', 'mateo@harborledger.example');
    await type('Password', 'Harbor-Ledger-7');
    await press('Log in');
    await screen.findByLabelText('Authentication code');
  }),
  'the sign-up': visitor('/auth/register')(),
  'the sign-up with errors': visitor('/auth/register')(async () => {
    for (const label of ['First name', 'Email', 'Number']) await leave(label, '-');
    await leave('Password', 'short');
  }),
  'a forgotten password': visitor('/auth/forgot-password')(),
  'a new password': visitor('/reset-password/any')(),
  'a new password with errors': visitor('/reset-password/any')(async () => {
    await leave('New password', 'short');
    await leave('Confirm new password', 'long');
  }),
  'a new password without a link': visitor('/reset-password')(),
  'an invitation': visitor(`/auth/team/register/${INVITATION}`)(),
  'the verification': at('/auth/verification', 'onboarding-at-email-verification')(),
  'the verification with a wrong code': at(
    '/auth/verification',
    'onboarding-at-email-verification',
  )(async () => {
    await type('Verification code', '000000');
    await screen.findByRole('alert');
  }),
  'the company': stage('company-data')(),
  'the use cases': stage('use-cases')(),
  'the use cases with a blank Other': stage('use-cases')(async () => {
    fireEvent.click(await screen.findByLabelText('Other'));
    await leave('Your use case', ' ');
  }),
  'the protocols': stage('blockchain-protocols')(),
  'the channels': stage('channels')(),
  'the plans': stage('pricing-plan')(),
  'the plans of a year, one chosen': stage('pricing-plan')(async () => {
    fireEvent.click(await screen.findByRole('radio', { name: /^Annual/ }));
    fireEvent.click((await screen.findAllByRole('radio')).at(-1)!);
  }),
  'the plans side by side': { ...stage('pricing-plan')(() => press('Compare plans')), wide: true },
  'the summary': stage('summary')(),
};
