import { describe, expect, it } from 'vitest';
import { dockCard, placeCard } from '#src/ui/demo/tour/place-card.ts';

const view = { width: 1000, height: 800 };
const card = { width: 300, height: 150 };

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe('the card of a tour', () => {
  it.each([
    { what: 'below a control', target: box(100, 100, 80, 40), place: { left: 100, top: 154 } },
    { what: 'above one at the bottom', target: box(100, 740, 80, 40), place: { left: 100, top: 576 } },
    { what: 'inside the window', target: box(950, 100, 40, 40), place: { left: 688, top: 154 } },
    { what: 'after one as high as the window', target: box(0, 0, 200, 800), place: { left: 214, top: 12 } },
    { what: 'before one that reaches the end', target: box(500, 0, 500, 800), place: { left: 186, top: 12 } },
    {
      what: 'below the section of a heading',
      target: box(100, 100, 80, 40),
      around: box(90, 90, 800, 300),
      place: { left: 100, top: 404 },
    },
    {
      what: 'beside a dialog',
      target: box(360, 60, 80, 40),
      around: box(350, 10, 280, 780),
      place: { left: 644, top: 60 },
    },
  ])('is $what', ({ target, around = target, place }) => {
    expect(placeCard({ target, around, panel: null }, card, view)).toEqual(place);
  });

  it.each([
    { what: 'bottom', target: box(0, 300, 320, 40) },
    { what: 'top', target: box(0, 560, 320, 40) },
  ])('docks at the $what where the target leaves it free', ({ what, target }) => {
    expect(dockCard({ target, panel: null }, card, { width: 320, height: 640 })).toBe(what);
  });

  it('never covers a target that leaves room for it', () => {
    for (let left = 0; left <= 900; left += 50)
      for (let top = 0; top <= 700; top += 50) {
        const target = box(left, top, 100, 100);
        const place = placeCard({ target, around: target, panel: null }, card, view);
        const isBeside = place.left >= left + 100 || place.left + 300 <= left;
        expect(isBeside || place.top >= top + 100 || place.top + 150 <= top).toBe(true);
      }
  });

  it('leaves the open panel of the demo free, beside a target and at an edge', () => {
    const panel = box(640, 0, 360, 800);
    const target = box(560, 100, 60, 40);
    const { left } = placeCard({ target, around: target, panel }, card, view);
    expect(left + card.width).toBeLessThanOrEqual(panel.left);
    const phone = { width: 320, height: 640 };
    expect(dockCard({ target: box(0, 300, 320, 40), panel: box(0, 400, 320, 240) }, card, phone)).toBe('top');
  });
});
