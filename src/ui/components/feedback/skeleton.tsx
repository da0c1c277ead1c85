import '#src/ui/styles/skeleton.css';

export type SkeletonWidth = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';

interface SkeletonProps {
  readonly width?: SkeletonWidth | undefined;
}

/**
 * A placeholder for a line of text. CSS delays it by 200 ms, so that fast responses do not flicker.
 */
export function Skeleton({ width = 'md' }: SkeletonProps) {
  return <span className={`skel skel--${width}`} aria-hidden="true" />;
}
