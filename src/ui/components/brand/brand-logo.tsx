import { Link } from 'wouter';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './brand-logo.module.css';

interface BrandLogoProps {
  readonly name: string;
  readonly href: string;
  readonly logoUrl?: string | undefined;
  /** Shows only the mark, with this label. */
  readonly compactLabel?: string | undefined;
  readonly className?: string | undefined;
}

export function BrandLogo({ name, href, logoUrl, compactLabel, className }: BrandLogoProps) {
  return (
    <Link href={href} className={classNames(styles.brand, className)} data-slot="brand" aria-label={compactLabel}>
      {logoUrl ? <img src={logoUrl} width={22} height={22} alt="" /> : <Logo />}
      {!compactLabel && <span translate="no">{name}</span>}
    </Link>
  );
}

function Logo() {
  return (
    <svg
      viewBox="0 0 22 22"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M3 20V10a8 8 0 0 1 16 0v10" />
      <path d="M8 20v-9.5a3 3 0 0 1 6 0V20" />
      <path d="M1 20h20" />
    </svg>
  );
}
