import type { ReactNode } from 'react';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'wouter';
import { type ButtonAppearance, buttonLook } from './button-look.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { NewTabHint } from '#src/ui/components/link/new-tab-hint.tsx';

interface ButtonLinkProps extends ButtonAppearance {
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: IconType | undefined;
  /** Leads off the console: opens in a new tab and says so. */
  readonly external?: boolean | undefined;
  /** Replaces the visible text for assistive technology; must begin with it. */
  readonly label?: string | undefined;
  /** In a dialog: where the focus starts. Links know no `autoFocus`. */
  readonly firstFocus?: boolean | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  children,
  icon,
  external = false,
  label,
  firstFocus,
  ...appearance
}: ButtonLinkProps) {
  const look = buttonLook(appearance);
  const content = (
    <>
      {icon && <Icon of={icon} />}
      {children}
    </>
  );
  if (!external) {
    return (
      <Link href={href} {...look} aria-label={label} data-first-focus={firstFocus}>
        {content}
      </Link>
    );
  }
  return (
    <a href={href} {...look} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {content}
      <Icon of={ArrowUpRight} />
      <NewTabHint />
    </a>
  );
}
