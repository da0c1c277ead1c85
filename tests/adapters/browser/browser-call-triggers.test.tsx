import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBrowserCallTriggers } from '#src/adapters/browser/browser-call-triggers.ts';
import type { TriggerEvent } from '#src/application/calls/call-recorder.ts';

const host = document.createElement('div');
let events: TriggerEvent[] = [];
let stop = () => undefined as void;

beforeEach(() => {
  document.body.append(host);
  events = [];
  stop = createBrowserCallTriggers(window).watch((event) => void events.push(event));
  events.splice(0);
});
afterEach(() => {
  stop();
  host.remove();
});

function show(markup: string, selector: string): Element {
  host.replaceChildren(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes);
  return host.querySelector(selector) ?? expect.fail(selector);
}

describe('what led to a call', () => {
  it('is the page that was opened, and a step of the history', () => {
    const opened: TriggerEvent[] = [];
    createBrowserCallTriggers(window).watch((event) => void opened.push(event))();
    window.dispatchEvent(new PopStateEvent('popstate'));
    const { pathname: label } = window.location;
    expect([...opened, ...events]).toEqual([
      { kind: 'page', label },
      { kind: 'page', label },
    ]);
  });

  it.each([
    { markup: '<button><svg></svg> Create\n  key</button>', selector: 'svg', label: 'Create key' },
    {
      markup: '<button><span>Copy key</span><span aria-hidden="true">Copied</span></button>',
      selector: 'span',
      label: 'Copy key',
    },
    { markup: '<button aria-label="Reveal key payouts">•••</button>', selector: 'button', label: 'Reveal key payouts' },
    { markup: '<label>Active <input type="checkbox"></label>', selector: 'input', label: 'Active' },
    { markup: '<input name="note" value="S3ntinel">', selector: 'input', label: 'note' },
    { markup: `<button>${'w'.repeat(80)}</button>`, selector: 'button', label: 'w'.repeat(80) },
  ])('is the name of what was clicked: $label', ({ markup, selector, label }) => {
    fireEvent.click(show(markup, selector));
    expect(events).toEqual([{ kind: 'click', label }]);
  });

  it('is a click even where the page stops it', () => {
    const button = show('<button>Save</button>', 'button');
    button.addEventListener('click', (event) => event.stopPropagation());
    fireEvent.click(button);
    expect(events).toEqual([{ kind: 'click', label: 'Save' }]);
  });

  it('is a key, but never what is typed', () => {
    const field = show('<label>Search <input></label>', 'input');
    fireEvent.keyDown(field, { key: 's' });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(events).toEqual([
      { kind: 'typing', label: 'Search' },
      { kind: 'key', label: 'Enter' },
      { kind: 'key', label: 'g' },
      { kind: 'key', label: 'Space' },
    ]);
  });

  it('is no modifier, no key that repeats, and nothing in the drawer or that opens it', () => {
    const button = show('<div data-calls-drawer><button>Replay</button></div>', 'button');
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    fireEvent.keyDown(document.body, { key: 'Shift' });
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    fireEvent.keyDown(document.body, { key: 'C', code: 'KeyC', altKey: true, shiftKey: true });
    expect(events).toEqual([]);
  });

  it('is nothing once nobody watches', () => {
    stop();
    fireEvent.click(show('<button>Save</button>', 'button'));
    fireEvent.keyDown(document.body, { key: 'g' });
    expect(events).toEqual([]);
  });
});
