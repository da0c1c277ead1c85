import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { button, current, find, items, path, press, textOf, renderJson, tree } from './render-json.tsx';

const SMALL = '{"data":{"amount":123456789012345678901234567890,"list":[1.0,{"unit":"ETH"}]},"ok":true}';

describe('a JSON text in the viewer', () => {
  it('is laid out to the letter', () => {
    renderJson(SMALL);
    expect(items().map(textOf)).toEqual([
      '{',
      '"data": {',
      '"amount": 123456789012345678901234567890,',
      '"list": [',
      '1.0,',
      '{',
      '"unit": "ETH"',
      '"ok": true',
    ]);
  });

  it('is a tree to those who do not see it', () => {
    renderJson(SMALL);
    const [, , , list] = items();
    expect(['level', 'setsize', 'posinset', 'expanded'].map((name) => list?.getAttribute(`aria-${name}`))).toEqual([
      '3',
      '2',
      '2',
      'true',
    ]);
    expect(document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')).toBe(current());
  });

  it('is walked through, folded and unfolded by keyboard', async () => {
    renderJson(SMALL);
    await press('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect([textOf(current()), path()]).toEqual(['"list": [', '$.data.list']);
    await press('{ArrowLeft}');
    expect([textOf(current()), current().getAttribute('aria-expanded')]).toEqual(['"list": [ … ]2 items', 'false']);
    await press('{ArrowDown}');
    expect(textOf(current())).toBe('"ok": true');
    await press('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(path()).toBe('$.data.list[1].unit');
    await press('{Home}{Enter}');
    expect(items().map(textOf)).toEqual(['{ … }2 fields']);
  });

  it('is folded by a click beside a line, and gone to by one on it', async () => {
    renderJson(SMALL);
    await userEvent.click(screen.getByText('"unit"'));
    expect(path()).toBe('$.data.list[1].unit');
    await userEvent.click(items()[1]!.querySelector('[data-fold]')!);
    expect(items().map(textOf)).toEqual(['{', '"data": { … },2 fields', '"ok": true']);
    await userEvent.click(button('Expand all'));
    expect(items()).toHaveLength(8);
    await userEvent.click(button('Collapse all'));
    expect(items()).toHaveLength(3);
  });

  it('gives values and paths away', async () => {
    const { copied } = renderJson(SMALL);
    await press('{ArrowDown}{ArrowDown}');
    await userEvent.click(button('Copy value'));
    await userEvent.click(button('Copy path'));
    await userEvent.click(screen.getByText('"ETH"'));
    await userEvent.click(button('Copy value'));
    expect(copied).toEqual(['123456789012345678901234567890', '$.data.amount', 'ETH']);
  });

  it('is searched, with a count, in both directions and around the ends', async () => {
    renderJson('{"a":{"amount":1},"b":{"Amount":2},"c":"amount"}');
    await userEvent.fill(find(), 'amount');
    expect([screen.getByRole('status').textContent, path()]).toEqual(['1 of 3', '$.a.amount']);
    await userEvent.keyboard('{Enter}');
    expect([screen.getByRole('status').textContent, path()]).toEqual(['2 of 3', '$.b.Amount']);
    await userEvent.click(button('Next match'));
    await userEvent.click(button('Next match'));
    expect(path()).toBe('$.a.amount');
    await userEvent.click(button('Previous match'));
    expect([screen.getByRole('status').textContent, path()]).toEqual(['3 of 3', '$.c']);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'amount',
      'Amount',
      'amount',
    ]);
    await userEvent.fill(find(), 'nowhere');
    expect([screen.getByRole('status').textContent, button('Next match').disabled]).toEqual(['Not found', true]);
  });

  it('opens what a match is in', async () => {
    renderJson(SMALL);
    await userEvent.click(button('Collapse all'));
    await userEvent.fill(find(), 'ETH');
    expect([path(), textOf(current())]).toEqual(['$.data.list[1].unit', '"unit": "ETH"']);
  });

  it('shows raw, and back', async () => {
    renderJson(SMALL);
    await userEvent.click(button('Raw'));
    expect([screen.getByRole('region', { name: 'Response' }).textContent, screen.queryByRole('tree')]).toEqual([
      SMALL,
      null,
    ]);
    await userEvent.click(button('Raw'));
    tree();
  });

  it('restarts with another text', async () => {
    const { change } = renderJson(SMALL);
    await press('{End}');
    change('[1]');
    expect([path(), items().map(textOf)]).toEqual(['$', ['[', '1']]);
  });
});

describe('the search', () => {
  it('is emptied by Esc, which closes nothing else then', async () => {
    const received: string[] = [];
    const listen = ({ key }: KeyboardEvent) => received.push(key);
    window.addEventListener('keydown', listen);
    onTestFinished(() => window.removeEventListener('keydown', listen));
    renderJson(SMALL);
    await userEvent.fill(find(), 'unit');
    await userEvent.keyboard('{Escape}');
    expect([find().value, document.querySelectorAll('mark').length]).toEqual(['', 0]);
    expect(received).not.toContain('Escape');
  });
});
