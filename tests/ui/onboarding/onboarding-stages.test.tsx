import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { BlockchainProtocolsPage } from '#src/ui/onboarding/blockchain-protocols-page.tsx';
import { ChannelsPage } from '#src/ui/onboarding/channels-page.tsx';
import { CompanyDataPage } from '#src/ui/onboarding/company-data-page.tsx';
import { UseCasesPage } from '#src/ui/onboarding/use-cases-page.tsx';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { showScreen } from './onboarding-screen.tsx';

let app: TestApp;

const next = () => screen.getByRole('button', { name: /^Next/ });
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('the frame of the questionnaire', () => {
  it('shows six steps, the one here, and links to those that were reached', async () => {
    app = await showScreen(UseCasesPage, 'onboarding-at-channels');
    const steps = screen.getByRole('navigation', { name: 'Setup, step 2 of 6' });
    const items = [...steps.querySelectorAll('li')];
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Company, done',
      'Use cases',
      'Protocols',
      'How you found us',
      'Plan',
      'Summary',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null, null]);
    expect(links().slice(1)).toEqual(['Company', 'Protocols', 'How you found us']);
  });

  it('saves what was chosen when a step is pressed', async () => {
    const calls = new DeferredCalls<unknown, 'channels'>();
    const saveAnswers = ((_: string, answers: unknown) => calls.send(answers)) as OnboardingGateway['saveAnswers'];
    app = await showScreen(UseCasesPage, 'onboarding-at-channels', { onboarding: { saveAnswers } });
    await userEvent.click(await screen.findByLabelText('NFTs'));
    await userEvent.click(screen.getByRole('link', { name: 'How you found us' }));
    expect([calls.count, app.navigatedTo]).toEqual([1, []]);
    await calls.resolve(0, 'channels');
    await expect.poll(() => app.navigatedTo).toEqual(['/auth/channels']);
  });

  it('names invented companies out of the settings, and leaves the strip out when there are none', async () => {
    app = await showScreen(UseCasesPage, 'onboarding-at-use-cases', {
      settings: {
        trustedBy: [
          { name: 'Tessera', logo: '' },
          { name: 'Halden Pay', logo: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E' },
        ],
      },
    });
    const strip = screen.getByRole('list', { name: 'Trusted by teams at' });
    within(strip).getByText('Tessera');
    within(strip).getByRole('img', { name: 'Halden Pay' });
  });

  it('has no Back on the first stage, and Log out above it as on the others', async () => {
    app = await showScreen(CompanyDataPage, 'onboarding-at-company-data');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Log out' }));
    expect(app.session.state).toBe('notAuth');
  });
});

describe('the company', () => {
  it('clears and disables the name of a user without a company', async () => {
    app = await showScreen(CompanyDataPage, 'onboarding-at-company-data');
    const name = await screen.findByLabelText<HTMLInputElement>('Company name');
    await userEvent.type(name, 'Clearwater');
    await userEvent.click(screen.getByLabelText("I don't have a company"));
    expect([name.value, name.disabled, next()]).toMatchObject(['', true, { disabled: false }]);
  });
});

describe('an Other in one’s own words', () => {
  it.each([
    [BlockchainProtocolsPage, 'blockchain-protocols', 'Other protocols', 'blockchain-protocols'],
    [ChannelsPage, 'channels', 'Where you heard about us', 'how-did-you-hear'],
  ] as const)(
    'shows an error beside its field while it is blank, once it was touched',
    async (Page, at, label, name) => {
      const message = `${name} custom should not be blank`;
      app = await showScreen(Page, `onboarding-at-${at}`);
      await userEvent.click(await screen.findByLabelText('Other'));
      const own = screen.getByLabelText(label);
      expect([screen.queryByText(message), next()]).toMatchObject([null, { disabled: true }]);
      await userEvent.type(own, ' ');
      await userEvent.tab();
      const error = document.getElementById(own.getAttribute('aria-describedby') ?? '');
      expect([error?.textContent, own.getAttribute('aria-invalid')]).toEqual([message, 'true']);
      expect(next()).toHaveProperty('disabled', true);
      await userEvent.type(own, 'Escrow');
      expect(screen.queryByText(message)).toBeNull();
      expect(next()).toHaveProperty('disabled', false);
    },
  );
});

describe('the use cases', () => {
  it('that did not load can be retried', async () => {
    let works = false;
    const answers = (() =>
      Promise.resolve(works ? ok(null) : fail(unexpected(500)))) as unknown as OnboardingGateway['answers'];
    app = await showScreen(UseCasesPage, 'onboarding-at-use-cases', { onboarding: { answers } });
    const again = await screen.findByRole('button', { name: 'Retry' });
    works = true;
    await userEvent.click(again);
    expect(await screen.findByLabelText('NFTs')).toBeDefined();
  });
});

describe('the protocols', () => {
  it('are narrowed as one types, without Enter sending the form', async () => {
    app = await showScreen(BlockchainProtocolsPage, 'onboarding-at-summary');
    await userEvent.type(await screen.findByLabelText('Filter protocols'), 'doge{Enter}');
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value)).toEqual([
      'dogecoin',
      'Other',
    ]);
    expect([screen.getByText('5 selected'), app.navigatedTo]).toMatchObject([{}, []]);
    await userEvent.type(screen.getByLabelText('Filter protocols'), 'zzz');
    expect(screen.getByText('No protocols match “dogezzz”. Choose “Other” to name yours.')).toBeDefined();
  });
});

describe('the questionnaire of a provider', () => {
  it('offers its own options and Other, in the language that shows, and sends their values', async () => {
    const sent: unknown[] = [];
    const saveAnswers = ((_: string, answers: unknown) => {
      sent.push(answers);
      return Promise.resolve(ok('blockchain-protocols'));
    }) as OnboardingGateway['saveAnswers'];
    const useCases = [{ value: 'payroll', text: { default: 'Payroll', de: 'Gehälter' } }];
    const stages = ['use-cases', 'blockchain-protocols', 'pricing-plan', 'summary'] as const;
    app = await showScreen(UseCasesPage, 'onboarding-at-use-cases', {
      onboarding: { saveAnswers },
      settings: { questionnaire: { stages, useCases, channels: [] } },
    });
    expect(screen.getByRole('navigation', { name: 'Setup, step 1 of 4' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(await screen.findByLabelText('Payroll'));
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(['payroll', 'Other']);
    await userEvent.click(screen.getByLabelText('Other'));
    await userEvent.type(screen.getByLabelText('Your use case'), 'Escrow');
    await userEvent.click(next());
    expect(sent).toEqual([{ useCases: ['payroll', 'Other'], useCasesCustom: 'Escrow' }]);
  });
});
