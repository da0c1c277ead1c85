import { LoaderCircle } from 'lucide';
import { type ComponentProps, type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { type ButtonAppearance, buttonLook } from './button-look.ts';

export interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<'button'>, 'className' | 'ref' | 'style'> {
  readonly icon?: IconType | undefined;
  /** While busy, the button stays focused and ignores clicks. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, busy, busyLabel, type = 'button', onClick, children, ...rest } = props;
  const button = useStableWidth(busy);

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops Enter in a field from submitting the form a second time.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      ref={button}
      type={type}
      {...buttonLook({ variant, size, block })}
      onClick={click}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {busy ? <Icon of={LoaderCircle} className="spin" /> : icon && <Icon of={icon} />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

/** So that nothing moves. With `undefined` it is not measured, which saves a layout per button in tables. */
function useStableWidth(busy: boolean | undefined): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const idleWidth = useRef(0);

  useLayoutEffect(() => {
    const element = button.current;
    if (!element || busy === undefined) return;
    if (busy) {
      if (idleWidth.current > 0) element.style.minWidth = `${idleWidth.current}px`;
      return;
    }
    element.style.minWidth = '';
    idleWidth.current = element.getBoundingClientRect().width;
  }, [busy]);

  return button;
}
