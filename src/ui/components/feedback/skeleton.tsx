import { classNames } from '#src/ui/components/class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonWidth = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';

interface SkeletonProps {
  readonly width?: SkeletonWidth | undefined;
}

export function Skeleton({ width = 'md' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[width])} data-slot="skeleton" aria-hidden="true" />;
}
