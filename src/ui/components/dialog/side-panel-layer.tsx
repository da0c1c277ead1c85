import { FocusTrap } from 'primereact/focustrap';
import { Sidebar } from 'primereact/sidebar';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import { OverlayContent, useSettled } from './overlay-content.tsx';
import { useHide } from './use-hide.ts';
import { PrimeReactRoot } from './prime-react-root.tsx';
import styles from './overlay.module.css';

/** PrimeReact's names: it aligns the panel by `flex-start` and `flex-end`, which follow the direction. */
const POSITIONS = {
  start: { name: 'left', className: styles.isStart },
  end: { name: 'right', className: styles.isEnd },
} as const;

export interface SidePanelProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly className: string | undefined;
  readonly position: keyof typeof POSITIONS;
  /** Its name for the styles of what is in it. */
  readonly 'data-slot'?: string | undefined;
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
}

/** PrimeReact's Sidebar is a landmark without a focus trap; this one is a dialog that traps the focus. */
export function SidePanelLayer(props: SidePanelProps) {
  const { children, onClose, className, position } = props;
  const hide = useHide(onClose, true);
  return (
    <PrimeReactRoot>
      <Sidebar
        visible
        blockScroll
        // Beside the menu of a phone there is nothing else to press; a panel of details is closed on purpose.
        dismissable={position === 'start'}
        showCloseIcon={false}
        onHide={hide}
        position={POSITIONS[position].name}
        content={<TrappedContent>{children}</TrappedContent>}
        pt={{
          mask: { className: classNames(styles.scrim, POSITIONS[position].className) },
          root: {
            className,
            'data-slot': props['data-slot'],
            role: 'dialog',
            tabIndex: -1,
            'aria-modal': true,
            'aria-label': props.label,
            'aria-labelledby': props.labelledBy,
          },
        }}
      />
    </PrimeReactRoot>
  );
}

/** The second pass connects the two guards of the trap: each learns of the other as it renders. */
function TrappedContent({ children }: { readonly children: ReactNode }) {
  useSettled();
  return (
    <FocusTrap>
      <OverlayContent>{children}</OverlayContent>
    </FocusTrap>
  );
}
