import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { NewTabHint } from '#src/ui/components/link/new-tab-hint.tsx';
import styles from './getting-started.module.css';

interface DocumentationPillProps {
  readonly id: string;
  readonly className: string;
  readonly href: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

const MIDDLE_BUTTON = 1;

export function DocumentationPill({ id, className, href, onOpen, children }: DocumentationPillProps) {
  return (
    <a
      id={id}
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      // A middle click opens a tab too.
      onAuxClick={({ button }) => button === MIDDLE_BUTTON && onOpen()}
    >
      {children}
      <Icon of={ExternalLink} className={styles.externalMark} />
      <NewTabHint />
    </a>
  );
}
