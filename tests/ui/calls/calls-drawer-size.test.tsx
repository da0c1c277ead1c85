import { screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { findLayoutProblems } from '#tests/support/layout/layout-problems.ts';
import { call, openDrawer, openPage, rows } from './calls-screen.tsx';

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
