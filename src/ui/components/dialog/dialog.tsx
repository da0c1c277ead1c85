import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import type { IconType } from '#src/ui/components/icon/icon.tsx';
import { DialogHeader } from './dialog-header.tsx';
import type { LeaveHandlers } from './touch-on-leave.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { Overlay } from './overlay.tsx';
import styles from './dialog.module.css';

interface DialogFormProps {
  readonly onSubmit: (() => void) | undefined;
  readonly leaving?: LeaveHandlers | undefined;
  readonly children: ReactNode;
}

export interface DialogProps {
  readonly open?: boolean | undefined;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly icon?: IconType | undefined;
  readonly text?: ReactNode;
  /** What the present step of a dialog with several asks for. */
  readonly step?: string | undefined;
  readonly children?: ReactNode;
  /** The secondary button comes before the primary one. */
  readonly footer?: ReactNode;
  /** Makes the body and footer a form, so that Enter submits it. */
  readonly onSubmit?: (() => void) | undefined;
  /** Handlers for leaving a field of the form. */
  readonly leaving?: LeaveHandlers | undefined;
  /** While busy, nothing closes the dialog. */
  readonly busy?: boolean | undefined;
  /** An alertdialog has neither × nor Esc: only its footer closes it. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

/** The focus goes to the `autoFocus` element, else the first control; on close, to the opener. */
export function Dialog({ open = true, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    icon,
    text,
    step,
    children,
    footer,
    onSubmit,
    leaving,
    busy = false,
    role = 'dialog',
  } = props;
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
      <ChangedContent title={title} text={text} step={step} />
      <DialogForm onSubmit={onSubmit} leaving={leaving}>
        <DialogBody labelledBy={`${id}title`}>
          {text && <p id={`${id}text`}>{text}</p>}
          {children}
        </DialogBody>
        {footer && <div className={styles.footer}>{footer}</div>}
      </DialogForm>
    </Overlay>
  );
}

/**
 * Announces what has come in place of the content of an open dialog: to a screen reader it is still the dialog that it
 * read. The region is there from the start, because one that comes with its text is not read.
 */
function ChangedContent({ title, text, step }: Pick<DialogProps, 'title' | 'text' | 'step'>) {
  const [opened] = useState(title);
  const isChanged = title !== opened;
  return (
    <VisuallyHidden role="status">
      {isChanged && <span>{title}</span>}
      {/* Any other text has an element that gets the focus. */}
      {isChanged && typeof text === 'string' && <span>{` ${text}`}</span>}
      {step && <span>{step}</span>}
    </VisuallyHidden>
  );
}

function DialogBody({ labelledBy, children }: { readonly labelledBy: string; readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const scrollable = useScrollsText(body) && { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy };
  return (
    <div ref={body} className={styles.body} data-slot="dialog-body" {...scrollable}>
      {children}
    </div>
  );
}

function DialogForm({ onSubmit, leaving, children }: DialogFormProps) {
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

const CONTROL = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether a box scrolls and holds no control, so that the box itself must get the focus to be scrolled by keyboard. */
function useScrollsText(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      setScrolls(current.scrollHeight > current.clientHeight && !current.querySelector(CONTROL));
    });
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
