import { type ReactNode, useId } from 'react';
import { DialogForm } from './dialog-form.tsx';
import { DialogHeader } from './dialog-header.tsx';
import type { IconType } from '#src/ui/components/icon/icon.tsx';
import type { LeaveHandlers } from './touch-on-leave.ts';
import { Overlay } from './overlay.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open?: boolean | undefined;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly icon?: IconType | undefined;
  /** One sentence. */
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** Quiet first, then primary. */
  readonly footer?: ReactNode;
  /** Makes body and footer a form: Enter in a field, or a button of type submit. */
  readonly onSubmit?: (() => void) | undefined;
  /** What its form does when one of its fields is left. */
  readonly leaving?: LeaveHandlers | undefined;
  /** Nothing closes it meanwhile. */
  readonly busy?: boolean | undefined;
  /** An alertdialog has neither × nor Esc: only its footer leads out. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

/** Focus goes to the element with `autoFocus`, else to the first control, and at the end back to the opener. */
export function Dialog({ open = true, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, icon, text, children, footer, onSubmit, leaving, busy = false, role = 'dialog' } = props;
  const id = useId();
  const closable = role === 'dialog';
  return (
    <Overlay
      className={styles.dialog}
      data-slot="dialog"
      role={role}
      onClose={onClose}
      closable={closable && !busy}
      labelledBy={`${id}title`}
      describedBy={text ? `${id}text` : undefined}
    >
      <DialogHeader id={`${id}title`} icon={icon} title={title} onClose={closable ? onClose : undefined} busy={busy} />
      <DialogForm onSubmit={onSubmit} leaving={leaving}>
        <div className={styles.body} data-slot="dialog-body">
          {text && <p id={`${id}text`}>{text}</p>}
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </DialogForm>
    </Overlay>
  );
}
