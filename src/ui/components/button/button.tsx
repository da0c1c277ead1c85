import { LoaderCircle, RotateCw, TriangleAlert } from 'lucide';
import { Component, type ComponentProps, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { ownElement } from '#src/ui/components/text/own-element.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './button.module.css';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
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

export interface ButtonProps extends ButtonAppearance, Omit<ComponentProps<'button'>, 'className' | 'ref' | 'style'> {
  readonly icon?: IconType | undefined;
  /** While busy, the button stays focused and ignores clicks. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: ReactNode;
}

/** Where the first click of a double click was. */
let firstClicked: EventTarget | null = null;

/** Whether it is the second click of a double click that began on something else, which gave its place to this one. */
function isMeantForAnother({ detail, currentTarget }: MouseEvent): boolean {
  if (detail < 2) firstClicked = currentTarget;
  return detail > 1 && firstClicked !== currentTarget;
}

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, busy, busyLabel, type = 'button', onClick, children, ...rest } = props;
  const button = useRef<HTMLButtonElement>(null);
  // The accent of a brand may be as red.
  const shownIcon = icon ?? (variant === 'danger' ? TriangleAlert : undefined);

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops Enter in a field from submitting the form a second time.
    if (isMeantForAnother(event) || busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      ref={button}
      type={type}
      {...buttonAttributes({ variant, size, block })}
      onClick={click}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {busy ? <Icon of={LoaderCircle} className="spin" /> : shownIcon && <Icon of={shownIcon} />}
      {ownElement(busy ? (busyLabel ?? children) : children)}
      {busy !== undefined && <BusyWidth button={button} busy={busy} />}
    </button>
  );
}

interface BusyWidthProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly busy: boolean;
}

/**
 * The button is at least as wide while it is busy, so that nothing moves. Only a class is asked before the page changes;
 * to measure each button when it appears would lay out the page twice.
 */
class BusyWidth extends Component<BusyWidthProps> {
  override getSnapshotBeforeUpdate({ busy }: BusyWidthProps): number | null {
    return this.props.busy && !busy ? (this.props.button.current?.getBoundingClientRect().width ?? null) : null;
  }

  override componentDidUpdate({ busy }: BusyWidthProps, _state: unknown, width: number | null): void {
    const { current } = this.props.button;
    if (current && this.props.busy !== busy) current.style.minWidth = width === null ? '' : `${width}px`;
  }

  override render(): ReactNode {
    return null;
  }
}

/** Where the submit button was. An element of its own, so that the second click of a double click there is none. */
export function DoneButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" onClick={onClick}>
      {t('common.done')}
    </Button>
  );
}

interface RetryButtonProps {
  readonly onClick: () => void;
  readonly size?: ButtonSize | undefined;
}

export function RetryButton({ onClick, size }: RetryButtonProps) {
  const { t } = useTranslation();
  return (
    <Button icon={RotateCw} size={size} onClick={onClick}>
      {t('common.try-again')}
    </Button>
  );
}
