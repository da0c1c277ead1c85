import { autorun } from 'mobx';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Demo } from '#src/application/app/demo.ts';
import type { TourStore } from '#src/application/demo/tour-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { doDeeds, PATIENCE_MS, watchLastDeed } from './drive-console.ts';
import type { TargetBox } from './place-card.ts';
import { useTargetBox } from './use-target-box.ts';

interface ShownTour {
  readonly box: TargetBox | null;
  readonly next: () => void;
  /** Gets the focus back after it was used. */
  readonly nextButton: RefObject<HTMLButtonElement | null>;
}

export function useTour({ tours, store }: Pick<Demo, 'tours' | 'store'>): ShownTour {
  const translate = useStableTranslate();
  const { step } = tours;
  const box = useTargetBox(step?.at ?? null, translate);
  const isFound = box !== null;
  const nextButton = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(true);
  const isDriving = useRef(new AbortController());

  useEffect(() => tours.setFound(isFound), [tours, isFound, step]);
  usePatience(tours);
  useFollowing(tours, translate, takesFocus);
  useEffect(() => () => isDriving.current.abort(), [step]);
  useEffect(() => {
    if (!isFound) return;
    return afterFrames(() => {
      // A person who types goes on typing.
      if (takesFocus.current || document.activeElement === document.body) nextButton.current?.focus();
      takesFocus.current = false;
    });
  }, [isFound, step]);

  const next = useCallback(() => {
    const { index } = tours;
    const deeds = tours.step?.deeds ?? [];
    takesFocus.current = true;
    if (deeds.length === 0) return tours.complete(index);
    const { signal } = (isDriving.current = new AbortController());
    tours.startDeeds();
    void doDeeds(deeds, { translate, advance: store.advance, signal }).then((isDone) => {
      if (isDone) tours.complete(index);
      else if (!signal.aborted) tours.fail();
    });
  }, [tours, store, translate]);
  return { box, next, nextButton };
}

/** Dialogs and pages move the focus when they open, and the button has it after them. */
function afterFrames(task: () => void): Disposer {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(task);
  });
  return () => cancelAnimationFrame(frame);
}

/** The person may do themselves what Next would do, and has the focus where they need it. */
function useFollowing(tours: TourStore, translate: Translate, takesFocus: RefObject<boolean>): void {
  const { step, index } = tours;
  useEffect(
    () =>
      watchLastDeed(step?.deeds ?? [], translate, () => {
        if (tours.state !== 'busy') takesFocus.current = false;
        tours.complete(index);
      }),
    [tours, step, index, translate, takesFocus],
  );
}

/** Gives up on a target that does not come, until it comes after all. */
function usePatience(tours: TourStore): void {
  useEffect(() => {
    let timer = 0;
    const stop = autorun(() => {
      window.clearTimeout(timer);
      if (tours.tour !== null && tours.state === 'waiting') timer = window.setTimeout(tours.fail, PATIENCE_MS);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [tours]);
}

/** Translates with the messages that are there by then: pages bring theirs when they load. */
function useStableTranslate(): Translate {
  const { i18n } = useTranslation();
  return useMemo(() => (key, values) => i18n.t(key, { ...values }), [i18n]);
}
