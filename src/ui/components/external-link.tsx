import type { ReactNode } from 'react';
import { NewTabHint } from './new-tab-hint';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link in running text that leads off the console. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabHint />
    </a>
  );
}
