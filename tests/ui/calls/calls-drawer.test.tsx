import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { findLayoutProblems } from '#tests/support/layout/layout-problems.ts';
import { call, drawer, openDrawer, openPage, rows } from './calls-screen.tsx';

describe('the drawer of console calls', () => {
  it('opens from the help menu and closes by Escape, with the focus back where it was', async () => {
    await openPage();
    const help = await screen.findByRole('button', { name: 'Help' });
    await userEvent.click(help);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Network activity' }));
    const region = await drawer();
    await waitFor(() => expect(document.activeElement).toBe(region));
    expect(region.getAttribute('aria-modal')).toBeNull();
    within(region).getByRole('heading', { name: 'No calls yet' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Network activity' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(help));
  });

  it('opens from the palette', async () => {
    await openPage();
    await screen.findByRole('button', { name: /^Search or go to a page/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search or go to a page' });
    await userEvent.keyboard('curl{Enter}');
    await drawer();
  });

  it('opens over the log-in by the keys alone, also from a field', async () => {
    await openPage({ path: '/auth/login' });
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /email/i });
    email.focus();
    await openDrawer();
    expect(email.value).toBe('');
    await userEvent.keyboard('{Alt>}{Shift>}C{/Shift}{/Alt}');
    await waitFor(() => expect(document.activeElement).toBe(email));
  });

  it('is nowhere where the deployment does not show calls', async () => {
    await openPage({ isOffered: false });
    await userEvent.keyboard('{Alt>}{Shift>}C{/Shift}{/Alt}');
    await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
    await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' });
    expect(screen.queryByRole('menuitem', { name: 'Network activity' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Network activity' })).toBeNull();
  });

  it('shows what each click did, the newest first, and how much of it failed', async () => {
    const { log, add } = await openPage();
    log.trigger({ kind: 'click', label: 'Create key' });
    add({ method: 'POST', operation: 'createApiKey', effect: 'mutation', url: '/api/api-keys' }, 422);
    add();
    log.trigger({ kind: 'page', label: '/usage' });
    add({ url: '/api/account/usage-summary' });
    const list = await openDrawer();
    const groups = list.getAllByRole('rowheader').filter((header) => header.getAttribute('scope') === 'rowgroup');
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'Opening /usage 1 call',
      'Click on “Create key” 2 calls 1 failed',
    ]);
    expect(rows()).toEqual([
      'GET /api/account/usage-summary',
      'POST /api/api-keys',
      'GET /api/api-keys?limit=10&offset=0',
    ]);
  });

  it('shows the problem, the bodies and the code of a call, with its secrets masked', async () => {
    const { app, log, add } = await openPage();
    const id = add({ method: 'POST', body: '{"name":"x","password":"S3ntinel"}' }, 422, '{"error":{"code":"taken"}}');
    log.fail(id, rejected(422, 'taken', 'Taken already.', { details: ['Choose another name.'] }));
    const view = await openDrawer();
    await userEvent.click(await call(/^POST/));
    const problem = within(await screen.findByRole('region', { name: 'Error details' }));
    for (const text of ['taken', 'Taken already.', 'Choose another name.']) problem.getByText(text);
    view.getByText("This call holds a secret that isn't stored, so it can't be replayed.");
    for (const tab of ['Request', 'curl', 'JavaScript', 'Python']) {
      await userEvent.click(view.getByRole('tab', { name: tab }));
      const panel = await view.findByRole('tabpanel', { name: tab });
      await waitFor(() => expect(panel.textContent).toMatch(/Raw|API_TOKEN/));
      await userEvent.click(view.getByRole('button', { name: /^Copy: / }));
    }
    await waitFor(() => expect(app.copied).toHaveLength(4));
    expect(app.copied[1]).toContain('-H "Authorization: Bearer $API_TOKEN"');
    expect([...app.copied, document.body.textContent].join()).not.toContain('S3ntinel');
  });

  it('says where a response is cut, and not where a mask made it shorter', async () => {
    const { add } = await openPage();
    add({ url: '/api/long' }, 200, JSON.stringify({ rows: Array.from({ length: 9000 }, (_, row) => row) }));
    add({ url: '/api/short' }, 200, JSON.stringify({ key: 'S3ntinel'.repeat(20) }));
    const view = await openDrawer();
    await userEvent.click(await call(/long/));
    await screen.findByText(/^Showing the first 32,768 of /);
    await userEvent.click(await call(/short/));
    await screen.findByRole('heading', { name: 'GET /api/short' });
    expect(view.queryByText(/^Showing the first/)).toBeNull();
  });

  it('returns the focus to the row of a call, and moves between rows by the arrows', async () => {
    const { log, add } = await openPage();
    log.trigger({ kind: 'click', label: 'A' });
    add({ url: '/api/first' });
    add({ url: '/api/second' });
    const view = await openDrawer();
    const first = await call(/first/);
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    const second = await call(/second/);
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard('{Enter}');
    const title = await screen.findByRole('heading', { name: 'GET /api/second' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(second.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(view.getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(document.activeElement).toBe(second));
  });

  it('narrows the list, and says when nothing is left', async () => {
    const { add } = await openPage();
    add();
    add({ method: 'DELETE', operation: 'removeMember', effect: 'mutation', url: '/api/team-members/7' }, 404);
    const view = await openDrawer();
    await userEvent.click(view.getByRole('button', { name: 'Failed' }));
    expect(rows()).toEqual(['DELETE /api/team-members/7']);
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Operation' }), 'listApiKeys');
    view.getByRole('heading', { name: 'No matching calls' });
    await userEvent.click(view.getByRole('button', { name: 'Clear filters' }));
    expect(rows()).toHaveLength(2);
    await userEvent.fill(view.getByRole('textbox', { name: 'Search calls' }), 'team 404');
    expect(rows()).toEqual(['DELETE /api/team-members/7']);
  });

  it('replays a read at once, and a change after a confirmation', async () => {
    const { replayed, add } = await openPage();
    const read = add({ url: '/api/read' });
    const write = add({ method: 'PATCH', effect: 'mutation', url: '/api/write' });
    const view = await openDrawer();
    await userEvent.click(await call(/read/));
    await userEvent.click(view.getByRole('button', { name: 'Replay' }));
    expect(replayed).toEqual([read]);
    await userEvent.click(await call(/write/));
    await userEvent.click(view.getByRole('button', { name: 'Replay' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Replay change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(replayed).toEqual([read, write]);
  });

  it('pauses and clears the log', async () => {
    const { log, add } = await openPage();
    add();
    const view = await openDrawer();
    await userEvent.click(view.getByRole('button', { name: 'Pause' }));
    await userEvent.click(view.getByRole('button', { name: 'Clear' }));
    expect([log.isPaused, rows()]).toEqual([true, []]);
    view.getByText('Recording is paused. Resume it to see new calls.');
  });

  it('is resized by keys, and the page ends above it', async () => {
    await openPage();
    await openDrawer();
    const edge = screen.getByRole('separator', { name: 'Height of the network activity' });
    edge.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(edge.getAttribute('aria-valuenow')).toBe('45');
    const region = await drawer();
    expect(Math.round(region.getBoundingClientRect().height)).toBe(360);
    expect(Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd)).toBe(360);
    fireEvent.keyDown(edge, { key: 'End' });
    await waitFor(() => expect(edge.getAttribute('aria-valuenow')).toBe('20'));
  });

  it('is as tall as can be by a click on its edge, and back by another, without a drag', async () => {
    await openPage();
    await openDrawer();
    const edge = screen.getByRole('separator', { name: 'Height of the network activity' });
    await userEvent.click(edge);
    await waitFor(() => expect(edge.getAttribute('aria-valuenow')).toBe('85'));
    await userEvent.click(edge);
    await waitFor(() => expect(edge.getAttribute('aria-valuenow')).toBe('40'));
  });
});

describe('the drawer of console calls with much in it', () => {
  it.each([320, 768, 1280])('fits %s px with a word of 400 characters', async (width) => {
    const { log, add } = await openPage({ width });
    const word = 'w'.repeat(400);
    log.trigger({ kind: 'click', label: word });
    const id = add({ url: `https://api.example/api/${word}`, operation: word }, 500, `{"${word}":"${word}"}`);
    log.fail(id, rejected(422, word, word, { details: [word] }));
    await openDrawer();
    expect(findLayoutProblems()).toEqual([]);
    await userEvent.click(await call(/^GET/));
    await screen.findByRole('button', { name: 'Close details' });
    expect(findLayoutProblems()).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: 'curl' }));
    expect(findLayoutProblems()).toEqual([]);
  });

  it('draws 200 calls within a few frames, and only what is new for one more', async () => {
    const { log, add } = await openPage();
    for (let index = 0; index < 200; index += 1) {
      if (index % 5 === 0) log.trigger({ kind: 'click', label: `Step ${index}` });
      add({ url: `/api/call/${index}` });
    }
    await openDrawer();
    await waitFor(() => expect(rows()).toHaveLength(200));
    const oldest = document.querySelectorAll('[data-call]')[100];
    const started = performance.now();
    runInAction(() => void add({ url: '/api/newest' }));
    await waitFor(() => expect(rows()).toContain('GET /api/newest'));
    expect(performance.now() - started).toBeLessThan(1000);
    expect(oldest?.isConnected).toBe(true);
  });
});
