import { classNames } from '#src/ui/components/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonAppearance {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
}

/** Class names for buttons and for links styled as buttons. */
export function buttonClass(
  { variant = 'secondary', size = 'md', block = false }: ButtonAppearance,
  extra?: string,
): string {
  return classNames('btn', `btn--${variant}`, size !== 'md' && `btn--${size}`, block && 'btn--block', extra);
}
