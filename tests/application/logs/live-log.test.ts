import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { LiveLog } from '#src/application/logs/live-log.ts';
import { type RequestFailure, unreachable } from '#src/domain/shared/failure.ts';
import { flush, Gate } from '#tests/support/gate.ts';

function openLiveLog() {
  const clock = new ManualClock();
  const requests: Gate<RequestFailure | null>[] = [];
  const page = { isVisible: true, comeBack: () => undefined as void };
  const live = new LiveLog(
    () => {
      const gate = new Gate<RequestFailure | null>();
      requests.push(gate);
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
  const respond = async (failure: RequestFailure | null = null) => {
    requests.at(-1)?.open(failure);
    await flush();
  };
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await flush();
  };
  return { live, page, requests, respond, pass, stop: live.start() };
}

describe('the live switch', () => {
  it('is off until a user turns it on', async () => {
    const { requests, pass } = openLiveLog();
    await pass(60_000);
    expect(requests).toHaveLength(0);
  });

  it('polls immediately and then five seconds after each response', async () => {
    const { live, requests, respond, pass } = openLiveLog();
    live.toggle();
    expect(requests).toHaveLength(1);
    await pass(60_000);
    expect(requests).toHaveLength(1);
    await respond();
    await pass(4999);
    expect(requests).toHaveLength(1);
    await pass(1);
    expect(requests).toHaveLength(2);
  });

  it('does not ask while nobody can see the page, and asks when they come back', async () => {
    const { live, page, requests, respond, pass } = openLiveLog();
    live.toggle();
    await respond();
    page.isVisible = false;
    await pass(60_000);
    expect(requests).toHaveLength(1);
    page.isVisible = true;
    page.comeBack();
    expect(requests).toHaveLength(2);
    await respond();
    await pass(5000);
    expect(requests).toHaveLength(3);
  });

  it('stops when it is turned off or the log is left, a response under way included', async () => {
    const { live, requests, respond, pass, stop } = openLiveLog();
    live.toggle();
    live.toggle();
    await respond();
    await pass(60_000);
    expect(requests).toHaveLength(1);
    live.toggle();
    stop();
    await respond();
    await pass(60_000);
    expect(requests).toHaveLength(2);
  });

  it('continues after a failure, and reports it until it is over', async () => {
    const { live, requests, respond, pass } = openLiveLog();
    live.toggle();
    await respond(unreachable());
    expect(live.failure?.kind).toBe('unreachable');
    await pass(5000);
    await respond();
    expect([live.failure, requests.length]).toEqual([null, 2]);
  });

  it('counts the seconds since it last had a response, and not since a failure', async () => {
    const { live, requests, respond, pass } = openLiveLog();
    live.toggle();
    expect(live.secondsSinceUpdate).toBeNull();
    await pass(1000);
    await respond();
    expect(live.secondsSinceUpdate).toBe(0);
    await pass(3000);
    expect(live.secondsSinceUpdate).toBe(3);
    await pass(2000);
    expect(requests).toHaveLength(2);
    await respond(unreachable());
    expect(live.secondsSinceUpdate).toBe(5);
    live.toggle();
    expect(live.secondsSinceUpdate).toBeNull();
  });
});
