import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from 'react';
import { type ButtonAppearance, buttonLook } from './button-look.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { IconTooltip } from '#src/ui/components/feedback/icon-tooltip.tsx';
import styles from './button.module.css';

export interface IconButtonProps
  extends Omit<ButtonAppearance, 'block'>,
    Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'className' | 'style' | 'title'> {
  readonly icon: IconType;
  /** Includes the object of the action, since there is no visible text. */
  readonly label: string;
  readonly iconSize?: number | undefined;
  /** Shows beside the button while it is set, whatever the pointer does. */
  readonly note?: ReactNode;
  /** False for a button that has a tooltip of its own. */
  readonly hasTooltip?: boolean | undefined;
}

/** Its label shows on hover and keyboard focus; until then a tooltip costs a table no element. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, iconSize = 16, variant = 'quiet', size, type, note, hasTooltip = true, ...rest } = props;
  const { anchor, isShown, onEnter, onClose, ...handlers } = useTooltip(rest);
  return (
    <>
      <button
        {...rest}
        {...(hasTooltip && handlers)}
        type={type ?? 'button'}
        {...buttonLook({ variant, size }, styles.isIcon)}
        aria-label={label}
      >
        <Icon of={icon} size={iconSize} />
      </button>
      {anchor && (isShown || note !== undefined) && (
        <IconTooltip anchor={anchor} text={note ?? label} onEnter={onEnter} onClose={onClose} />
      )}
    </>
  );
}

type Handlers = Pick<ComponentProps<'button'>, 'onClick' | 'onFocus' | 'onBlur'>;

/** Long enough for the pointer to move onto the tooltip. */
const LEAVE_MS = 100;

function useTooltip({ onClick, onFocus, onBlur }: Handlers) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isShown, setShown] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onEnter = useCallback(() => {
    clearTimeout(leaving.current);
    setShown(true);
  }, []);
  const onClose = useCallback(() => {
    clearTimeout(leaving.current);
    setShown(false);
  }, []);
  const show = (button: HTMLElement) => {
    setAnchor(button);
    onEnter();
  };
  return {
    ...{ anchor, isShown, onEnter, onClose },
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLButtonElement>) => {
      if (pointerType === 'mouse') show(currentTarget);
    },
    onPointerLeave: () => {
      leaving.current = setTimeout(onClose, LEAVE_MS);
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      onClose();
      onBlur?.(event);
    },
    // What a click opens must not be covered.
    onClick: (event: Parameters<NonNullable<Handlers['onClick']>>[0]) => {
      setAnchor(event.currentTarget);
      onClose();
      onClick?.(event);
    },
  };
}
