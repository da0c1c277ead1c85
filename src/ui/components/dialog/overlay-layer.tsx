import { Dialog as PrimeDialog } from 'primereact/dialog';
import type { ReactNode } from 'react';
import { OverlayContent } from './overlay-content.tsx';
import { useHide } from './use-hide.ts';
import { PrimeReactRoot } from './prime-react-root.tsx';
import styles from './overlay.module.css';

export interface OverlayProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly closable: boolean;
  /** A press beside it closes it; only where nothing typed is lost. */
  readonly closesOnOutsidePress?: boolean | undefined;
  readonly className: string | undefined;
  /** Its name for the styles of what is in it. */
  readonly 'data-slot'?: string | undefined;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
}

export function OverlayLayer(props: OverlayProps) {
  const { children, onClose, closable, className, role = 'dialog' } = props;
  const hide = useHide(onClose, closable);
  return (
    <PrimeReactRoot>
      <PrimeDialog
        visible
        modal
        blockScroll
        draggable={false}
        resizable={false}
        focusOnShow={false}
        dismissableMask={props.closesOnOutsidePress ?? false}
        closeOnEscape={role === 'dialog'}
        onHide={hide}
        content={<OverlayContent>{children}</OverlayContent>}
        pt={{
          mask: { className: styles.scrim },
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
    </PrimeReactRoot>
  );
}
