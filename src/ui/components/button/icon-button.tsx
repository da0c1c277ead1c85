import { type ComponentProps, type FocusEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { type ButtonAppearance, buttonAttributes } from './button-attributes.ts';
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
