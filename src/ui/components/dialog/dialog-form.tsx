import type { ReactNode, SyntheticEvent } from 'react';
import type { LeaveHandlers } from './touch-on-leave.ts';

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
  if (!onSubmit) return <div className="dialog__main">{children}</div>;
  return (
    <form className="dialog__main" noValidate onSubmit={submit} {...leaving}>
      {children}
    </form>
  );
}
