import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { LiveLog } from '#src/application/logs/live-log.ts';
import { type AnsweredFailure, unreachable } from '#src/domain/shared/failure.ts';
import { flush, Gate } from '#tests/support/gates.ts';

function opened() {
  const clock = new ManualClock();
  const asked: Gate<AnsweredFailure | null>[] = [];
  const page = { isVisible: true, comeBack: () => undefined as void };
  const live = new LiveLog(
    () => {
      const gate = new Gate<AnsweredFailure | null>();
      asked.push(gate);
      return gate.opened;
    },
    clock,
    {
      isVisible: () => page.isVisible,
      onHide: () => () => undefined,
      onReturn: (listen) => {
        page.comeBack = listen;
        return () => {
          page.comeBack = () => undefined;
        };
      },
    },
  );
  const answer = async (failure: AnsweredFailure | null = null) => {
    asked.at(-1)?.open(failure);
    await flush();
  };
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await flush();
  };
  return { live, page, asked, answer, pass, stop: live.start() };
}

describe('the live switch', () => {
  it('is off until somebody turns it on', async () => {
    const { asked, pass } = opened();
    await pass(60_000);
    expect(asked).toHaveLength(0);
  });

  it('asks at once and then five seconds after each answer', async () => {
    const { live, asked, answer, pass } = opened();
    live.toggle();
    expect(asked).toHaveLength(1);
    await pass(60_000);
    expect(asked).toHaveLength(1);
    await answer();
    await pass(4999);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
  });

  it('does not ask while nobody can see the page, and asks when they come back', async () => {
    const { live, page, asked, answer, pass } = opened();
    live.toggle();
    await answer();
    page.isVisible = false;
    await pass(60_000);
    expect(asked).toHaveLength(1);
    page.isVisible = true;
    page.comeBack();
    expect(asked).toHaveLength(2);
    await answer();
    await pass(5000);
    expect(asked).toHaveLength(3);
  });

  it('stops when it is turned off or the log is left, an answer under way included', async () => {
    const { live, asked, answer, pass, stop } = opened();
    live.toggle();
    live.toggle();
    await answer();
    await pass(60_000);
    expect(asked).toHaveLength(1);
    live.toggle();
    stop();
    await answer();
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });

  it('goes on after a failure, and says so until it is over', async () => {
    const { live, asked, answer, pass } = opened();
    live.toggle();
    await answer(unreachable());
    expect(live.failure?.kind).toBe('unreachable');
    await pass(5000);
    await answer();
    expect([live.failure, asked.length]).toEqual([null, 2]);
  });
});
