import type { ReactNode } from 'react';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import { BookOpen, ExternalLink, Globe, GraduationCap, KeyRound, Tag, Terminal } from 'lucide';
import type { GettingStartedStep } from '#src/domain/dashboard/step-state.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './getting-started.module.css';
import { NewTabHint } from '#src/ui/components/link/external-link.tsx';

interface DocumentationPillProps {
  readonly id: string;
  readonly className: string;
  readonly href: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

const MIDDLE_BUTTON = 1;

function DocumentationPill({ id, className, href, onOpen, children }: DocumentationPillProps) {
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

const STEP_ICONS: Readonly<Record<GettingStartedStep, IconType>> = {
  apiKey: KeyRound,
  verifyDomain: Globe,
  firstApiCall: Terminal,
  tutorials: GraduationCap,
  apiReference: BookOpen,
  pricing: Tag,
};

export interface OpenPillProps {
  readonly id: string;
  readonly step: GettingStartedStep;
  readonly label: string;
  readonly isNext: boolean;
  readonly links: { readonly tutorials: string; readonly apiReference: string };
  readonly onComplete: (step: 'tutorials' | 'apiReference' | 'pricing') => void;
  readonly onFirstCall: () => void;
}

/** A step leads to a page, to the documentation in a new tab, or to the panel below. */
export function OpenPill({ id, step, label, isNext, links, onComplete, onFirstCall }: OpenPillProps): ReactNode {
  const pill = { id, className: classNames(styles.pill, isNext && styles.isNext) };
  const content = (
    <>
      <Icon of={STEP_ICONS[step]} />
      <span>{label}</span>
    </>
  );
  switch (step) {
    case 'apiKey':
      return <PageLink {...pill} href="/api-keys" children={content} />;
    case 'verifyDomain':
      return <PageLink {...pill} href="/verify-domain#domains" children={content} />;
    case 'pricing':
      return <PageLink {...pill} href="/billing" onClick={() => onComplete(step)} children={content} />;
    case 'firstApiCall':
      return <button type="button" {...pill} onClick={onFirstCall} children={content} />;
    case 'tutorials':
    case 'apiReference':
      return <DocumentationPill {...pill} href={links[step]} onOpen={() => onComplete(step)} children={content} />;
  }
}
