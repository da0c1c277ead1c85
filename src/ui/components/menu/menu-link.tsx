import { ExternalLink as LeavesConsole } from 'lucide';
import { Link } from 'wouter';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import { NewTabHint } from '#src/ui/components/link/new-tab-hint.tsx';
import styles from './menu.module.css';

interface MenuLinkProps {
  readonly label: string;
  readonly href: string;
  readonly icon?: IconType;
  readonly external?: boolean;
}

/** On Enter, PrimeReact clicks the element with this attribute. */
const ACTION = { 'data-pc-section': 'action', tabIndex: -1, className: styles.item } as const;

export function MenuLink({ label, href, icon, external = false }: MenuLinkProps) {
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <span>{label}</span>
    </>
  );
  if (!external) {
    return (
      <Link href={href} {...ACTION}>
        {content}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...ACTION}>
      {content}
      <Icon of={LeavesConsole} className={styles.externalMark} />
      <NewTabHint />
    </a>
  );
}
