import type { ReactNode } from 'react';
import { ArrowUpRight } from 'lucide';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import { type ButtonAppearance, buttonAttributes } from './button.tsx';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { NewTabHint } from '#src/ui/components/link/external-link.tsx';
import { ownElement } from '#src/ui/components/text/own-element.tsx';

interface ButtonLinkProps extends ButtonAppearance {
  readonly href: string;
  readonly children: ReactNode;
  readonly icon?: IconType | undefined;
  /** Opens another site in a new tab, and announces that. */
  readonly external?: boolean | undefined;
  /** Replaces the visible text for assistive technology; must begin with it. */
  readonly label?: string | undefined;
  /** Receives the initial focus in a dialog; links have no `autoFocus`. */
  readonly firstFocus?: boolean | undefined;
}

export function ButtonLink({
  href,
  children,
  icon,
  external = false,
  label,
  firstFocus,
  ...appearance
}: ButtonLinkProps) {
  const attributes = buttonAttributes(appearance);
  const content = (
    <>
      {icon && <Icon of={icon} />}
      {ownElement(children)}
    </>
  );
  if (!external) {
    return (
      <PageLink href={href} {...attributes} aria-label={label} data-first-focus={firstFocus}>
        {content}
      </PageLink>
    );
  }
  return (
    <a
      href={href}
      {...attributes}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      data-first-focus={firstFocus}
    >
      {content}
      <Icon of={ArrowUpRight} />
      <NewTabHint />
    </a>
  );
}
