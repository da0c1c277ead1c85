import { observer } from 'mobx-react-lite';
import { useContext, useLayoutEffect } from 'react';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import { ReleaseContext } from '#src/ui/components/late/release-context.ts';
import type { PagerProps } from './pager.tsx';
import styles from './pager.module.css';

const part = new LatePart<PagerProps>(async () => (await import('./pager.tsx')).Pager);

/** The pager, whose 27 KiB no first row waits for. */
export const LatePager = observer(function LatePager(props: PagerProps) {
  const release = useContext(ReleaseContext);
  useLayoutEffect(() => part.open(), []);
  if (part.isFailed) return <RetryButton size="sm" onClick={() => void part.loadAgain(release)} />;
  const Pager = part.component;
  return Pager ? <Pager {...props} /> : <div className={styles.room} />;
});
