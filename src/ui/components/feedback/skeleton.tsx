import '#src/ui/styles/skeleton.css';

export type SkeletonWidth = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';

interface SkeletonProps {
  readonly width?: SkeletonWidth | undefined;
}

/** A bar where a line of text will be. CSS holds it back for 200 ms, so that a fast answer shows no flicker. */
export function Skeleton({ width = 'md' }: SkeletonProps) {
  return <span className={`skel skel--${width}`} aria-hidden="true" />;
}
