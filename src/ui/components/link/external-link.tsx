import type { ReactNode } from 'react';
import { NewTabHint } from './new-tab-hint.tsx';
import { ownElement } from '#src/ui/components/text/own-element.tsx';

interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Renders plain text when the deployment has no such page. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  // An empty url would open the console itself.
  if (href === '') return ownElement(children);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {ownElement(children)}
      <NewTabHint />
    </a>
  );
}
