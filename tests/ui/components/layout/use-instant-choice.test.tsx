import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useInstantChoice } from '#src/ui/components/layout/use-instant-choice.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

function Choice({ onChoose }: { readonly onChoose: (value: string) => void }) {
  const [shown, choose] = useInstantChoice<string>('one', onChoose);
  return ['one', 'two', 'three'].map((value) => (
    <button key={value} type="button" aria-pressed={shown === value} onClick={() => choose(value)}>
      {value}
    </button>
  ));
}

function open() {
  const chosen: string[] = [];
  const { unmount } = render(<Choice onChoose={(value) => void chosen.push(value)} />);
  return { chosen, unmount };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('button', { pressed: true }).textContent;
const runTimers = () => act(() => vi.advanceTimersByTimeAsync(0));

it('shows a choice at once, acts on it in a task of its own, and then shows what is current', async () => {
  const { chosen } = open();
  press('two');
  expect([shown(), chosen]).toEqual(['two', []]);
  await runTimers();
  expect([shown(), chosen]).toEqual(['one', ['two']]);
});

it('acts on the last of two quick choices alone', async () => {
  const { chosen } = open();
  press('two');
  press('three');
  await runTimers();
  expect(chosen).toEqual(['three']);
});

it('does not act once it is gone, so that no tab of a page that was left changes the next one', async () => {
  const { chosen, unmount } = open();
  press('two');
  unmount();
  await runTimers();
  expect(chosen).toEqual([]);
});
