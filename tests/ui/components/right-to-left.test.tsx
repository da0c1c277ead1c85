import { screen } from '@testing-library/react';
import { ArrowRight, Search } from 'lucide';
import { afterEach, describe, expect, it } from 'vitest';
import { DetailPanel } from '#src/ui/components/dialog/detail-panel.tsx';
import { Drawer } from '#src/ui/components/dialog/drawer.tsx';
import { CodeInput } from '#src/ui/components/form/code-input.tsx';
import { PasswordField } from '#src/ui/components/form/password-field.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { show } from '#tests/ui/components/show.tsx';

const root = document.documentElement;
const nothing = () => undefined;

afterEach(() => root.removeAttribute('dir'));

/** In both directions: the order of what a reader meets first must turn, and nothing else. */
const DIRECTIONS = [{ dir: 'ltr' }, { dir: 'rtl' }] as const;

const leftOf = (element: Element) => element.getBoundingClientRect().left;
const isAtLeft = (element: Element) => leftOf(element) < window.innerWidth - element.getBoundingClientRect().right;

describe.each(DIRECTIONS)('on a page that runs $dir', ({ dir }) => {
  it('opens the navigation at the side where lines start', () => {
    root.dir = dir;
    show(
      <Drawer open onClose={nothing} label="Navigation">
        <p>Keys</p>
      </Drawer>,
    );
    expect(isAtLeft(screen.getByRole('dialog'))).toBe(dir === 'ltr');
  });

  it('opens a detail at the side where lines end', () => {
    root.dir = dir;
    show(
      <DetailPanel title="payouts" onClose={nothing}>
        <p>Created today</p>
      </DetailPanel>,
    );
    expect(isAtLeft(screen.getByRole('dialog'))).toBe(dir === 'rtl');
  });

  it('turns an arrow with the lines, and a lens never', () => {
    root.dir = dir;
    const { container } = show(
      <>
        <Icon of={ArrowRight} />
        <Icon of={Search} />
        <div dir="ltr">
          <Icon of={ArrowRight} />
        </div>
      </>,
    );
    const scales = [...container.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).scale);
    expect(scales.map((scale) => scale.startsWith('-1'))).toEqual([dir === 'rtl', false, false]);
  });

  it('writes emails, passwords and codes from left to right', () => {
    root.dir = dir;
    show(
      <>
        <TextField label="Email" type="email" value="" onChange={nothing} />
        <PasswordField label="Password" value="" onChange={nothing} />
        <CodeInput label="Code" value="" onChange={nothing} />
      </>,
    );
    const directions = ['Email', 'Password', 'Code'].map(
      (label) => getComputedStyle(screen.getByLabelText(label)).direction,
    );
    expect(directions).toEqual(['ltr', 'ltr', 'ltr']);
  });

  it('starts every field at the side where lines start', () => {
    root.dir = dir;
    show(
      <>
        <TextField label="Email" type="email" value="" onChange={nothing} />
        <TextField label="Company" value="Northwall" onChange={nothing} />
        <TextField label="Name" value="" onChange={nothing} />
      </>,
    );
    const sides = ['Email', 'Company', 'Name'].map((label) => {
      const { direction, textAlign } = getComputedStyle(screen.getByLabelText(label));
      return textAlign === 'start' ? (direction === 'rtl' ? 'right' : 'left') : textAlign.replace('-webkit-', '');
    });
    expect(new Set(sides)).toEqual(new Set([dir === 'rtl' ? 'right' : 'left']));
  });

  it('leaves a message of the server in its own direction, at the side where lines start', () => {
    root.dir = dir;
    show(<Alert kind="danger">The name is taken.</Alert>);
    const text = screen.getByText('The name is taken.');
    const range = document.createRange();
    range.setStart(text.firstChild!, 'The name is taken'.length);
    range.setEnd(text.firstChild!, 'The name is taken.'.length);
    const stop = range.getBoundingClientRect().left;
    range.setStart(text.firstChild!, 0);
    range.setEnd(text.firstChild!, 1);
    expect(range.getBoundingClientRect().left).toBeLessThan(stop);
    expect(getComputedStyle(text).textAlign).toBe(dir === 'rtl' ? 'right' : 'left');
  });
});
