import { describe, expect, it } from 'vitest';
import { OfferedStages } from '#src/application/onboarding/offered-stages.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openOnboarding, startStore } from '#tests/support/open-onboarding.ts';

const leadingTo = (state: AccountState | null) => ({
  saveAnswers: (() => Promise.resolve(ok(state))) as OnboardingGateway['saveAnswers'],
});

const questionnaire = { useCases: [], channels: [] };

describe('the stages that a provider asks', () => {
  it('leave out those that its account states pass over, also after a reload', async () => {
    const { app, screens } = await openOnboarding('onboarding-at-company-data', {
      onboarding: leadingTo('channels'),
    });
    const company = screens.company();
    await startStore(company.stage);
    company.setName('Clearwater');
    await company.stage.next();
    const offered = ['company-data', 'channels', 'pricing-plan', 'summary'];
    expect([app.navigatedTo, screens.stages.list]).toEqual([['/auth/channels'], offered]);
    expect(screens.channels().stage.previous).toBe('company-data');

    const reloaded = new OfferedStages(app.stores.settings.questionnaire.stages, app.session);
    expect(reloaded.list).toEqual(offered);
    app.session.logOut();
    expect(reloaded.list).toHaveLength(6);
  });

  it('are those of the setting, in both directions', async () => {
    const stages = ['use-cases', 'pricing-plan', 'summary'] as const;
    const { app, screens } = await openOnboarding('onboarding-at-use-cases', {
      settings: { questionnaire: { ...questionnaire, stages } },
      onboarding: leadingTo(null),
    });
    const useCases = screens.useCases();
    await startStore(useCases.stage);
    expect([useCases.stage.previous, useCases.stage.following]).toEqual([null, 'pricing-plan']);
    useCases.toggle('payroll');
    await useCases.stage.next();
    expect([app.session.state, app.navigatedTo]).toEqual(['pricing-plan', ['/auth/pricing-plan']]);
    expect(screens.stages.list).toEqual(stages);
  });

  it('are joined by the one that the account is in', async () => {
    const { screens } = await openOnboarding('onboarding-at-channels', {
      settings: { questionnaire: { ...questionnaire, stages: ['pricing-plan', 'summary'] } },
    });
    expect(screens.stages.list).toEqual(['channels', 'pricing-plan', 'summary']);
  });
});
