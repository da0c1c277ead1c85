import { describe, expect, it } from 'vitest';
import { withOwn } from '#src/domain/branding/own-pages.ts';
import { textIn } from '#src/domain/shared/own-text.ts';

describe('the entries that a provider adds to a menu', () => {
  const ours = ['a', 'b'].map((name) => ({ name }));
  const own = (...orders: readonly (number | undefined)[]) =>
    orders.map((order, index) => ({ name: `${index}`, order }));

  it.each([
    { orders: [], menu: 'ab' },
    { orders: [undefined, undefined], menu: 'ab01' },
    { orders: [0], menu: '0ab' },
    { orders: [1], menu: 'a0b' },
    { orders: [9, undefined], menu: 'ab01' },
    { orders: [undefined, 0], menu: '1ab0' },
    { orders: [3, 0], menu: '1ab0' },
  ])('stand at their places: $orders is $menu', ({ orders, menu }) => {
    const names = withOwn(ours, own(...orders)).map(({ name }) => name);
    expect(names.join('')).toBe(menu);
  });

  it('have the text of the language, or the one for all others', () => {
    const text = { default: 'Forum', bg: 'Форум' };
    expect([textIn(text, 'bg'), textIn(text, 'de')]).toEqual(['Форум', 'Forum']);
  });
});
