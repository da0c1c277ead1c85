import type { ReactNode } from 'react';
import { ownElement } from '#src/ui/components/text/own-element.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';

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

export function NewTabHint() {
  const { t } = useTranslation();
  return <VisuallyHidden>{` (${t('common.opens-in-new-tab')})`}</VisuallyHidden>;
}
