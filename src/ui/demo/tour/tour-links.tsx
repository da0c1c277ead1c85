import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Demo } from '#src/application/app/demo.ts';
import styles from './tour.module.css';

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
