import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Tour } from '#src/application/demo/tour.ts';
import type { TourStore } from '#src/application/demo/tour-store.ts';
import { Button, buttonAttributes } from '#src/ui/components/button/button.tsx';
import { useNarrowScreen } from '#src/ui/components/layout/use-narrow-screen.ts';
import { dockCard, placeCard, type TargetBox } from './place-card.ts';
import styles from './tour.module.css';
import { arrowStep } from '#src/ui/components/focus/reading-direction.ts';
import type { Demo } from '#src/application/app/demo.ts';

interface TourKeys {
  readonly next: () => void;
  readonly back: () => void;
  readonly stop: () => void;
}

/** Where a key has a meaning of its own. */
const TAKES_KEYS = [
  'input, select, textarea, [contenteditable], [data-slot="demo-panel"]',
  ...['dialog', 'alertdialog', 'menu', 'listbox', 'tablist', 'tree', 'slider', 'radiogroup', 'grid', 'combobox'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** The arrow in the direction of reading is Next, the other one Back, and Esc stops. */
function useTourKeys({ next, back, stop }: TourKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
      const step = arrowStep(event.key, document.documentElement);
      const deed = step > 0 ? next : step < 0 ? back : event.key === 'Escape' ? stop : null;
      if (!deed) return;
      event.preventDefault();
      event.stopPropagation();
      deed();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [next, back, stop]);
}

interface TourCardProps {
  readonly tours: TourStore;
  readonly tour: Tour;
  readonly box: TargetBox | null;
  readonly onNext: () => void;
  readonly nextButton: RefObject<HTMLButtonElement | null>;
}

export const TourCard = observer(function TourCard({ tours, tour, box, onNext, nextButton }: TourCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  usePlace(card, box, tours.index);
  const { state, step } = tours;
  const next = state === 'failed' ? () => tours.complete(tours.index) : onNext;
  const go = () => {
    if (state === 'ready' || state === 'failed') next();
  };
  useTourKeys({ next: go, back: tours.back, stop: tours.stop });
  return (
    <section ref={card} className={styles.card} aria-labelledby={id}>
      <div className="row">
        <h2 id={id} className="text-sm strong grow">
          {t(tour.title)}
        </h2>
        <p className="text-xs muted">{t('tour.position', { step: tours.index + 1, count: tour.steps.length })}</p>
      </div>
      <div role="status" className="stack stack-1">
        <p className="text-sm">{step && t(step.message)}</p>
        {state === 'waiting' && <p className="text-xs muted">{t('tour.waiting')}</p>}
        {state === 'failed' && <p className="text-xs">{t('tour.failed')}</p>}
      </div>
      <div className={styles.buttons}>
        <Button size="sm" variant="quiet" onClick={tours.stop}>
          {t('tour.stop')}
        </Button>
        {tours.canGoBack && (
          <Button size="sm" onClick={tours.back}>
            {t('tour.back')}
          </Button>
        )}
        <button
          type="button"
          ref={nextButton}
          {...buttonAttributes({ variant: 'primary', size: 'sm' })}
          aria-busy={state === 'busy' || undefined}
          aria-disabled={state === 'waiting' || state === 'busy' || undefined}
          onClick={go}
        >
          {t(state === 'failed' ? 'tour.skip' : tours.isLast ? 'tour.done' : 'tour.next')}
        </button>
      </div>
    </section>
  );
});

/** Beside the target; without one, where it was. A narrow window has it at an edge. */
function usePlace(card: RefObject<HTMLElement | null>, box: TargetBox | null, index: number): void {
  const isNarrow = useNarrowScreen();
  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !box) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    if (isNarrow) {
      const isAtTop = dockCard(box, size, view) === 'top';
      return move(element, { inset: isAtTop ? '0 0 auto' : 'auto 0 0' });
    }
    const { top, left } = placeCard(box, size, view);
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const start = isRtl ? view.width - left - size.width : left;
    move(element, { insetBlock: `${top}px auto`, insetInline: `${start}px auto` });
  }, [card, box, index, isNarrow]);
}

function move(
  { style }: HTMLElement,
  place: Partial<Pick<CSSStyleDeclaration, 'inset' | 'insetBlock' | 'insetInline'>>,
) {
  style.inset = '';
  Object.assign(style, place);
}

interface TourLinksProps {
  readonly demo: Pick<Demo, 'store' | 'tours'>;
  readonly variant: 'cards' | 'list';
}

export function TourLinks({ demo: { store, tours }, variant }: TourLinksProps) {
  const { t } = useTranslation();
  return (
    <ul className={variant === 'cards' ? styles.cards : styles.tours}>
      {tours.tours.map((tour) => (
        <li key={tour.name} className={variant === 'cards' ? styles.tour : undefined}>
          <a className={styles.start} href={store.links.tour(tour)}>
            {t(tour.title)}
          </a>
          <p className="text-xs muted">{t(tour.about)}</p>
        </li>
      ))}
    </ul>
  );
}
