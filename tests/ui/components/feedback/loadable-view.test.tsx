import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Loadable } from '#src/application/async/loadable.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { show } from '#tests/ui/components/show.tsx';

const failure: RequestFailure = { kind: 'unexpected', status: 500, code: 'x', message: 'It broke.', details: [] };
const retry = vi.fn();

function loadableView(of: Loadable<readonly string[]>) {
  return (
    <LoadableView
      of={of}
      skeleton="skeleton"
      empty="nothing yet"
      errorTitle="Keys did not load"
      errorNote="The others are there."
      onRetry={retry}
    >
      {(keys) => keys.join(', ')}
    </LoadableView>
  );
}

const renderView = (of: Loadable<readonly string[]>) => show(loadableView(of)).container;

const isBusy = (view: HTMLElement) => view.querySelector('[aria-busy="true"]') !== null;

describe('a loadable view', () => {
  it('leaves the previous value visible while it loads again', () => {
    const view = renderView({ kind: 'loading', previous: ['ci'] });

    expect(view.textContent).toBe('ci');
    expect(isBusy(view)).toBe(true);
  });

  // The browser counts an element that stays and moves as a shift of the layout, and one that is new as none.
  it.each([{ value: [] }, { value: ['ci'] }])('replaces the element of the skeleton with $value', ({ value }) => {
    const { container, rerender } = show(loadableView({ kind: 'loading' }));
    const skeleton = container.firstElementChild;

    rerender(loadableView({ kind: 'ready', value }));

    expect(container.firstElementChild).not.toBe(skeleton);
    expect(skeleton?.isConnected).toBe(false);
  });

  it('reports a failed reload above what it knew', () => {
    const view = renderView({ kind: 'failed', failure, previous: ['ci'] });

    expect(view.textContent).toContain('Keys did not load');
    expect(view.textContent).toContain('ci');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
