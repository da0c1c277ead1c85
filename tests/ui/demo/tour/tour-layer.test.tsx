import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { check, DIALOG, named, press, titled, type, type Tour, type TourStep } from '#src/application/demo/tour.ts';
import { TourStore } from '#src/application/demo/tour-store.ts';
import { demoToursMessages } from '#src/application/i18n/en/demo/tours.ts';
import { apiKeysMessages } from '#src/application/i18n/en/api-keys.ts';
import { consoleMessages } from '#src/application/i18n/en/console.ts';
import { openDemo } from '#src/composition/backends/mock.ts';
import { I18n } from '#src/composition/i18n.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { TourLayer } from '#src/ui/demo/tour/tour-layer.tsx';
import { testDevice } from '#tests/support/demo-device.ts';
import { settleAnimations } from '#tests/support/layout/settle-animations.ts';
import '#src/ui/styles/tokens.css';
import '#src/ui/styles/base.css';
import '#src/ui/styles/utilities.css';

const create = named('button', 'api-keys.create');
const name = named('textbox', 'api-keys.create.name', { within: DIALOG });
const submit = titled('button', 'Save', { within: DIALOG });
const status = titled('combobox', 'Status');

const STEPS: readonly TourStep[] = [
  { at: titled('heading', 'Keys'), message: 'tour.keys.reveal' },
  { at: create, message: 'tour.keys.create', deeds: [press(create)] },
  {
    at: name,
    message: 'tour.keys.name',
    deeds: [type(name, 'payments'), check(titled('checkbox', 'Agree')), press(submit)],
  },
  {
    at: status,
    message: 'tour.keys.check',
    deeds: [
      { kind: 'advance', milliseconds: 60_000 },
      { kind: 'choose', at: status, option: { text: 'Active' } },
    ],
  },
  { at: titled('heading', 'payments, Active'), message: 'tour.keys.verified' },
];

/** A page with what a tour can use. Its dialog takes the focus as those of the console do. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [isAgreed, setIsAgreed] = useState(false);
  const [entered, setEntered] = useState('');
  const [saved, setSaved] = useState('Keys');
  const [chosen, setChosen] = useState('');
  const save = () => {
    setSaved(entered);
    setIsOpen(false);
  };
  return (
    <main>
      <h1>{chosen ? `${saved}, ${chosen}` : saved}</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Create API key
      </button>
      <label>
        Status
        <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">All</option>
          <option>Active</option>
        </select>
      </label>
      {isOpen && (
        <div role="dialog" aria-label="New key">
          <label htmlFor="key-name">Key name</label>
          <input
            id="key-name"
            ref={(field) => field?.focus()}
            value={entered}
            onChange={(event) => setEntered(event.target.value)}
          />
          <label>
            <input type="checkbox" checked={isAgreed} onChange={() => setIsAgreed(!isAgreed)} /> Agree
          </label>
          <button type="button" disabled={!isAgreed || entered === ''} onClick={save}>
            Save
          </button>
        </div>
      )}
    </main>
  );
}

async function startTour(steps = STEPS) {
  const url = 'http://localhost:4173/console/?demo=v1;backend=memory;time=2026-11-30T23:10Z;paused';
  const { demo } = await openDemo(DEFAULT_SETTINGS, testDevice({ url }));
  if (!demo) throw new Error('A mock build has a demo');
  const tour: Tour = {
    name: 'one',
    title: 'tour.keys',
    about: 'tour.keys.about',
    scenario: 'visitor',
    path: '/',
    steps,
  };
  const tours = new TourStore(new MemoryStorage(), [tour]);
  tours.start('one');
  const i18n = new I18n();
  i18n.add({ ...demoToursMessages, ...apiKeysMessages, ...consoleMessages });
  render(
    <I18nextProvider i18n={i18n.instance}>
      <Page />
      <TourLayer demo={{ store: demo.store, tours }} />
    </I18nextProvider>,
  );
  await waitFor(() => expect(tours.state).toBe('ready'));
  return { tours, store: demo.store, user: userEvent.setup() };
}

const card = () => within(screen.getByRole('region', { name: 'Keys and domains' }));
const nextButton = () => card().getByRole('button', { name: /^(Next|Done)$/ });
const shownAt = (position: string) => waitFor(() => expect(card().getByText(position)).toBeVisible());
const ready = (position: string) =>
  waitFor(() => {
    expect(card().getByText(position)).toBeVisible();
    expect(nextButton()).toHaveFocus();
  });

describe('a tour', () => {
  it('is played by one key from its first step to its last', async () => {
    const { tours, store, user } = await startTour();
    const before = store.now;
    await ready('1 of 5');
    for (const position of ['2 of 5', '3 of 5', '4 of 5', '5 of 5']) {
      await user.keyboard('{ArrowRight}');
      await ready(position);
    }
    expect(screen.getByRole('heading', { name: 'payments, Active' })).toBeVisible();
    expect(store.now).toBe(before + 60_000);
    await user.click(nextButton());
    expect(tours.tour).toBeNull();
  });

  it('draws a ring around what it points at, and its card beside it', async () => {
    await startTour();
    const target = screen.getByRole('heading', { name: 'Keys' }).getBoundingClientRect();
    const ring = document.querySelector('[data-slot="tour"] > div')?.getBoundingClientRect();
    expect(ring).toMatchObject({ top: target.top - 4, left: target.left - 4, width: target.width + 8 });
    await waitFor(() => {
      const { top } = screen.getByRole('region', { name: 'Keys and domains' }).getBoundingClientRect();
      expect(top).toBeGreaterThan(target.bottom);
    });
  });

  it('announces each step, and goes back where nothing was changed', async () => {
    const { user } = await startTour();
    await ready('1 of 5');
    await user.keyboard('{ArrowRight}');
    await ready('2 of 5');
    expect(card().getByRole('status')).toHaveTextContent('A new key takes one field.');
    await user.keyboard('{ArrowLeft}');
    await shownAt('1 of 5');
    expect(card().queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('moves on when the person does what the step would do', async () => {
    const { tours, user } = await startTour();
    tours.complete(0);
    await shownAt('2 of 5');
    await user.click(screen.getByRole('button', { name: 'Create API key' }));
    await shownAt('3 of 5');
    await settleAnimations();
    // Who is quicker than the tour goes on typing.
    expect(screen.getByLabelText('Key name')).toHaveFocus();
    await user.type(screen.getByLabelText('Key name'), 'my own');
    await user.click(screen.getByRole('checkbox', { name: 'Agree' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await shownAt('4 of 5');
    expect(screen.getByRole('heading', { name: 'my own' })).toBeVisible();
  });

  it('leaves the keys to a field that has the focus', async () => {
    const { tours, user } = await startTour();
    await ready('1 of 5');
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.keyboard('{ArrowRight}{Escape}');
    expect(tours).toMatchObject({ index: 0, state: 'ready' });
  });

  it('stops by Esc', async () => {
    const { tours, user } = await startTour();
    await ready('1 of 5');
    await user.keyboard('{Escape}');
    expect(tours.tour).toBeNull();
    expect(screen.queryByRole('region', { name: 'Keys and domains' })).toBeNull();
  });

  it('offers to skip what does not come, and waits for it all the same', async () => {
    const { tours, user } = await startTour([
      STEPS[0]!,
      { at: titled('link', 'Nowhere'), message: 'tour.keys.made' },
      STEPS[1]!,
    ]);
    await ready('1 of 3');
    await user.keyboard('{ArrowRight}');
    await shownAt('2 of 3');
    expect(card().getByText('Waiting for the page')).toBeVisible();
    expect(nextButton()).toHaveAttribute('aria-disabled', 'true');
    tours.fail();
    expect(await card().findByText(/^Couldn't find this part/)).toBeVisible();
    await user.click(card().getByRole('button', { name: 'Skip step' }));
    await shownAt('3 of 3');
  });
});
