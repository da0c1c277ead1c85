import type { ReactNode } from 'react';
import { NewTabHint } from './new-tab-hint.tsx';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Renders plain text when the deployment has no such page. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  // An empty url would open the console itself.
  if (href === '') return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <NewTabHint />
    </a>
  );
}
