import type { ComponentProps } from 'react';
import { type ButtonAppearance, buttonLook } from './button-look.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import styles from './button.module.css';

interface IconButtonProps
  extends Omit<ButtonAppearance, 'block'>,
    Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'className' | 'style'> {
  readonly icon: IconType;
  /** Includes the object of the action, since there is no visible text. */
  readonly label: string;
  readonly iconSize?: number | undefined;
}

export function IconButton({ icon, label, iconSize = 16, variant = 'quiet', size, type, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type ?? 'button'} {...buttonLook({ variant, size }, styles.isIcon)} aria-label={label}>
      <Icon of={icon} size={iconSize} />
    </button>
  );
}
