import type { ReactNode, SyntheticEvent } from 'react';
import type { LeaveHandlers } from './touch-on-leave.ts';
import styles from './dialog.module.css';

interface DialogFormProps {
  readonly onSubmit: (() => void) | undefined;
  readonly leaving?: LeaveHandlers | undefined;
  readonly children: ReactNode;
}

/** Renders a form when there is something to submit. */
export function DialogForm({ onSubmit, leaving, children }: DialogFormProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  if (!onSubmit) return <div className={styles.main}>{children}</div>;
  return (
    <form className={styles.main} noValidate onSubmit={submit} {...leaving}>
      {children}
    </form>
  );
}
