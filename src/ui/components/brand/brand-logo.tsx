import { Link } from 'wouter';
import { classNames } from '#src/ui/components/class-names.ts';
import { Logo } from './logo.tsx';
import styles from './brand-logo.module.css';

interface BrandLogoProps {
  readonly name: string;
  readonly href: string;
  /** The operator's own logo in place of the gate. */
  readonly logoUrl?: string | undefined;
  /** The mark alone, with this label. */
  readonly compactLabel?: string | undefined;
  readonly className?: string | undefined;
}

/** The mark and the name, leading home. */
export function BrandLogo({ name, href, logoUrl, compactLabel, className }: BrandLogoProps) {
  return (
    <Link href={href} className={classNames(styles.brand, className)} data-slot="brand" aria-label={compactLabel}>
      {logoUrl ? <img src={logoUrl} width={22} height={22} alt="" /> : <Logo />}
      {!compactLabel && name}
    </Link>
  );
}
