import { render, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import type { TourTarget } from '#src/application/demo/tour.ts';
import type { TargetBox } from '#src/ui/demo/tour/place-card.ts';
import { useTargetBox } from '#src/ui/demo/tour/use-target-box.ts';

const TARGET: TourTarget = { role: 'button', name: { text: 'Save' } };

/** Scrolls in every frame, before the page is drawn. */
function scrollOnAndOn() {
  let frame = 0;
  const scroll = () => {
    frame = requestAnimationFrame(scroll);
    window.dispatchEvent(new Event('scroll'));
  };
  scroll();
  onTestFinished(() => cancelAnimationFrame(frame));
}

it('follows its target while the page scrolls on and on, and knows the panel once it opens', async () => {
  let box: TargetBox | null = null;
  const translate = () => '';
  function Follower() {
    box = useTargetBox(TARGET, translate);
    return null;
  }
  const { container } = render(
    <>
      <button type="button" style={{ position: 'fixed', top: 300, left: 40 }}>
        Save
      </button>
      <Follower />
    </>,
  );
  const button = container.querySelector('button')!;
  const tops = () => [box?.target.top, box?.panel?.top];
  expect(tops()).toEqual([296, undefined]);
  scrollOnAndOn();
  button.style.top = '320px';
  await waitFor(() => expect(tops()).toEqual([316, undefined]));
  const panel = document.createElement('aside');
  panel.dataset.slot = 'demo-panel';
  panel.style.cssText = 'position: fixed; inset-block-start: 54px; block-size: 10px';
  document.body.append(panel);
  onTestFinished(() => panel.remove());
  await waitFor(() => expect(tops()).toEqual([316, 50]));
});
