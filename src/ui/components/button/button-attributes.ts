import { classNames } from '#src/ui/components/class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonAppearance {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
}

const VARIANTS = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  danger: styles.danger,
} as const;

const SIZES = { sm: styles.isSmall, md: undefined, lg: styles.isLarge } as const;

export function buttonAttributes(
  { variant = 'secondary', size = 'md', block = false }: ButtonAppearance,
  extra?: string,
) {
  return {
    className: classNames(styles.button, VARIANTS[variant], SIZES[size], block && styles.isBlock, extra),
    'data-slot': 'button',
    'data-variant': variant,
  };
}
