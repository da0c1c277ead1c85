import { expect, it } from 'vitest';
import { DRAFTS_KEY } from '#src/application/auth/session-record.ts';
import { flush } from '#tests/support/gate.ts';
import { openOnboarding } from '#tests/support/open-onboarding.ts';

it('a draft comes back after social sign-ins, whose responses name no user', async () => {
  const { app, screens } = await openOnboarding('onboarding-at-company-data');
  const signInSocially = () => {
    const { session, provider } = app;
    session.startSession({ ...provider.signIn!, state: 'company-data', user: null }, session.sessionId);
  };
  const showCompany = async () => {
    const company = screens.company();
    const close = company.stage.start();
    await flush();
    return { company, close };
  };
  signInSocially();
  const first = await showCompany();
  first.company.setName('Clearwater Ledger');
  app.session.onUnauthorized(app.session.getSession()!);
  first.close();
  expect(app.tabStorage.keys).toEqual([DRAFTS_KEY]);
  signInSocially();
  const { company } = await showCompany();
  expect([company.stage.draft.name, company.stage.isRestored]).toEqual(['Clearwater Ledger', true]);
});
