import { classNames } from '#src/ui/components/class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonWidth = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';

export function Skeleton({ width = 'md' }: { readonly width?: SkeletonWidth | undefined }) {
  return <span className={classNames(styles.skeleton, styles[width])} data-slot="skeleton" aria-hidden="true" />;
}
