import { type ReactNode, useEffect, useState } from 'react';
import styles from './after-paint.module.css';

interface AfterPaintProps {
  /** What the children show, for example a tab: they are painted apart when it changes. */
  readonly of: string;
  /** True inside a page, which is painted without its content already. */
  readonly isFirstDrawn?: boolean | undefined;
  readonly children: ReactNode;
}

/** Renders what is heavy after the first paint. By a timer, because a tab in the background has no frames. */
export function AfterPaint({ of, isFirstDrawn = false, children }: AfterPaintProps) {
  const [drawn, setDrawn] = useState(isFirstDrawn ? of : null);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(of));
    return () => clearTimeout(timer);
  }, [of]);
  return drawn === of ? children : <div className={styles.waiting} data-slot="not-painted" />;
}
