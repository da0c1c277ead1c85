import { observer } from 'mobx-react-lite';
import type { Demo } from '#src/application/app/demo.ts';
import type { Tour } from '#src/application/demo/tour.ts';
import type { Box } from './place-card.ts';
import { TourCard } from './tour-card.tsx';
import { useTour } from './use-tour.ts';
import styles from './tour.module.css';

interface TourLayerProps {
  readonly demo: Pick<Demo, 'store' | 'tours'>;
}

/** The tour that runs, over the console, which stays usable. */
export const TourLayer = observer(function TourLayer({ demo }: TourLayerProps) {
  const { tour } = demo.tours;
  return tour && <RunningTour demo={demo} tour={tour} />;
});

const RunningTour = observer(function RunningTour({ demo, tour }: TourLayerProps & { readonly tour: Tour }) {
  const { box, next, nextButton } = useTour(demo);
  return (
    <div data-slot="tour">
      {box && <Ring box={box.target} />}
      <TourCard tours={demo.tours} tour={tour} box={box} onNext={next} nextButton={nextButton} />
    </div>
  );
});

function Ring({ box: { top, left, width, height } }: { readonly box: Box }) {
  // The box is measured on the screen, so it does not turn with the direction of the text.
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
  const insetInlineStart = isRtl ? document.documentElement.clientWidth - left - width : left;
  return (
    <div
      className={styles.ring}
      style={{ insetBlockStart: top, insetInlineStart, inlineSize: width, blockSize: height }}
    />
  );
}
