import '#src/tolerant-document.ts';
import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';

const TAG: string = 'font';

/** What others do to a text that React made. */
const CHANGES: Readonly<Record<string, (text: Node) => void>> = {
  'replaced by an element with a copy': (text) => {
    const font = document.createElement(TAG);
    font.append(text.nodeValue ?? '');
    text.parentNode?.replaceChild(font, text);
  },
  'moved into an element': (text) => {
    const font = document.createElement(TAG);
    text.parentNode?.insertBefore(font, text);
    font.append(text);
  },
  removed: (text) => void text.parentNode?.removeChild(text),
};

let setShown: (shows: boolean) => void = () => undefined;

function Optional({ children, before }: { readonly children: ReactNode; readonly before: boolean }) {
  const [isShown, set] = useState(before);
  setShown = set;
  return (
    <p>
      {isShown && <i>new</i>}
      {children}
      {!isShown && 'bare'}
    </p>
  );
}

const textOf = (box: HTMLElement) =>
  document
    .createTreeWalker(box, NodeFilter.SHOW_TEXT, (node) =>
      node.nodeValue === 'bare' ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    )
    .nextNode();

describe.each(Object.entries(CHANGES))('where a text of React is %s', (name, change) => {
  it('the next element comes, and the text goes', () => {
    const { container } = render(<Optional before={false}>{'kept'}</Optional>);
    change(textOf(container)!);
    act(() => setShown(true));
    expect(container.querySelector('i')).not.toBeNull();
    if (name.startsWith('moved')) expect(container.textContent).toBe('newkept');
    act(() => setShown(false));
    expect(container.querySelector('i')).toBeNull();
  });

  it('an element is inserted before it', () => {
    const { container } = render(<Optional before={false}>{'bare'}</Optional>);
    change(textOf(container)!);
    act(() => setShown(true));
    expect(container.querySelector('i')).not.toBeNull();
    if (name.startsWith('moved')) expect(container.textContent).toBe('newbare');
  });
});
