import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type ButtonAppearance, buttonAttributes } from './button.tsx';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import styles from './button.module.css';
import { createPortal } from 'react-dom';
import { classNames } from '#src/ui/components/class-names.ts';
import iconTooltipStyles from '#src/ui/components/feedback/icon-tooltip.module.css';

interface IconTooltipProps {
  readonly anchor: HTMLElement;
  readonly text: ReactNode;
  /** Without the delay of a tooltip, as the answer to a click. */
  readonly atOnce: boolean;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

const EDGE = 4;

/** For the eye alone: the button has it as its label. It is in the body, because a table would clip it. */
function IconTooltip({ anchor, text, atOnce, onEnter, onClose }: IconTooltipProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) place(box.current, anchor.getBoundingClientRect());
  }, [anchor, text]);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', press, true);
    document.addEventListener('scroll', onClose, true);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('scroll', onClose, true);
    };
  }, [onClose]);
  return createPortal(
    <div
      className={classNames(iconTooltipStyles.place, atOnce && iconTooltipStyles.isAtOnce)}
      data-slot="icon-tooltip"
      aria-hidden="true"
      ref={box}
      onPointerEnter={onEnter}
      onPointerLeave={onClose}
      // Somebody who presses it wants what it covers.
      onPointerDown={onClose}
    >
      <span className={iconTooltipStyles.text}>{text}</span>
    </div>,
    document.body,
  );
}

/** Above the button, or below it at the top of the window. */
function place(box: HTMLElement, { top, bottom, left, width }: DOMRect): void {
  const { width: boxWidth, height } = box.getBoundingClientRect();
  const free = document.documentElement.clientWidth - boxWidth - EDGE;
  const x = Math.max(EDGE, Math.min(left + width / 2 - boxWidth / 2, free));
  const y = top - height >= 0 ? top - height : bottom;
  box.style.left = `${Math.round(x)}px`;
  box.style.top = `${Math.round(y)}px`;
}

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
        {...buttonAttributes({ variant, size }, styles.isIcon)}
        aria-label={label}
      >
        <Icon of={icon} size={iconSize} />
      </button>
      {anchor && (isShown || note !== undefined) && (
        <IconTooltip
          anchor={anchor}
          text={note ?? label}
          atOnce={note !== undefined}
          onEnter={onEnter}
          onClose={onClose}
        />
      )}
    </>
  );
}

type Handlers = Pick<ComponentProps<'button'>, 'onClick' | 'onFocus' | 'onBlur'>;

const NEVER_SHOWN: { readonly anchor: HTMLElement | null; readonly isShown: boolean } = {
  anchor: null,
  isShown: false,
};

/** Long enough for the pointer to move onto the tooltip. */
const LEAVE_MS = 100;

function useTooltip({ onClick, onFocus, onBlur }: Handlers) {
  // One state and no callback hook, because a list has hundreds of these buttons.
  const [{ anchor, isShown }, setTooltip] = useState(NEVER_SHOWN);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (button: HTMLElement | null, shows: boolean) => {
    clearTimeout(leaving.current);
    if (button !== anchor || shows !== isShown) setTooltip({ anchor: button, isShown: shows });
  };
  const onClose = () => change(anchor, false);
  return {
    ...{ anchor, isShown, onClose },
    onEnter: () => change(anchor, true),
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLButtonElement>) => {
      if (pointerType === 'mouse') change(currentTarget, true);
    },
    onPointerLeave: () => {
      leaving.current = setTimeout(onClose, LEAVE_MS);
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      if (event.currentTarget.matches(':focus-visible')) change(event.currentTarget, true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      onClose();
      onBlur?.(event);
    },
    // What a click opens must not be covered.
    onClick: (event: Parameters<NonNullable<Handlers['onClick']>>[0]) => {
      change(event.currentTarget, false);
      onClick?.(event);
    },
  };
}
