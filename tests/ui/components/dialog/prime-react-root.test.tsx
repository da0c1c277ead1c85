import { render } from '@testing-library/react';
import { PrimeReactContext } from 'primereact/api';
import { memo, useContext } from 'react';
import { expect, it, vi } from 'vitest';
import { PrimeReactRoot } from '#src/ui/components/dialog/prime-react-root.tsx';

it('renders no component of PrimeReact again when other content comes', () => {
  const rendered = vi.fn();
  const Component = memo(function Component() {
    rendered(useContext(PrimeReactContext).unstyled);
    return null;
  });
  const rootWith = (text: string) => (
    <PrimeReactRoot>
      <Component />
      {text}
    </PrimeReactRoot>
  );
  const { rerender, container } = render(rootWith('Dashboard'));
  rerender(rootWith('Usage'));
  expect(container.textContent).toBe('Usage');
  expect(rendered.mock.calls).toEqual([[true]]);
});
