import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './auth-layout.module.css';

interface StableHeightProps {
  readonly isReplaced: boolean;
  readonly children: ReactNode;
}

/** Stays at least as tall as before when its content is replaced, so that what is around it does not move. */
export function StableHeight({ isReplaced, children }: StableHeightProps) {
  const block = useRef<HTMLDivElement>(null);
  const heightBefore = useRef(0);

  useLayoutEffect(() => {
    const element = block.current;
    if (!element) return undefined;
    if (isReplaced) {
      element.style.minBlockSize = `${heightBefore.current}px`;
      return undefined;
    }
    element.style.minBlockSize = '';
    const observer = new ResizeObserver(() => (heightBefore.current = element.getBoundingClientRect().height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isReplaced]);

  return (
    <div className={classNames('stack stack-6', styles.stableHeight)} ref={block}>
      {children}
    </div>
  );
}
