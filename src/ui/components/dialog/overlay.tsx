import { Dialog as PrimeDialog } from 'primereact/dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import { OverlayContent } from './overlay-content.tsx';
import { useRestoreFocus } from '#src/ui/components/focus/use-restore-focus.ts';
import styles from './overlay.module.css';

const POSITIONS = { center: undefined, left: styles.isLeft, right: styles.isRight } as const;

interface OverlayProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly closable: boolean;
  readonly className: string | undefined;
  /** Its name for the styles of what is in it. */
  readonly 'data-slot'?: string | undefined;
  readonly position?: 'center' | 'left' | 'right' | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
}

/** A modal layer with focus trap, Esc, scroll lock and focus return. It is open while mounted. */
export function Overlay(props: OverlayProps) {
  const { children, onClose, closable, className, position = 'center', role = 'dialog' } = props;
  const hide = useHide(onClose, closable);
  useRestoreFocus();
  return (
    <PrimeDialog
      visible
      modal
      blockScroll
      draggable={false}
      resizable={false}
      focusOnShow={false}
      closeOnEscape={role === 'dialog'}
      onHide={hide}
      position={position}
      content={<OverlayContent>{children}</OverlayContent>}
      pt={{
        mask: { className: classNames(styles.scrim, POSITIONS[position]) },
        root: {
          className,
          'data-slot': props['data-slot'],
          role,
          tabIndex: -1,
          'aria-label': props.label,
          'aria-labelledby': props.labelledBy,
          'aria-describedby': props.describedBy,
        },
      }}
    />
  );
}

/**
 * PrimeReact rebinds the key shortly after each change and would lose an Esc in between. So the
 * listener stays, and the last render decides.
 */
function useHide(onClose: () => void, closable: boolean): () => void {
  const latest = useRef<() => void>(onClose);
  useLayoutEffect(() => {
    latest.current = () => {
      if (closable) onClose();
    };
  });
  return () => latest.current();
}
