import { classNames } from '#src/ui/components/class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonWidth = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';

interface SkeletonProps {
  readonly width?: SkeletonWidth | undefined;
}

/**
 * A placeholder for a line of text. CSS delays it by 200 ms, so that fast responses do not flicker.
 */
export function Skeleton({ width = 'md' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[width])} data-slot="skeleton" aria-hidden="true" />;
}
