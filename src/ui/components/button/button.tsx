import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonAppearance, buttonLook } from './button-look.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { useStableWidth } from './use-stable-width.ts';

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
