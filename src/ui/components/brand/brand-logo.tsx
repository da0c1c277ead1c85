import { Link } from 'wouter';
import { classNames } from '#src/ui/components/class-names.ts';
import { Logo } from './logo.tsx';
import styles from './brand-logo.module.css';

interface BrandLogoProps {
  readonly name: string;
  readonly href: string;
  /** Replaces the built-in logo. */
  readonly logoUrl?: string | undefined;
  /** Shows only the mark, with this label. */
  readonly compactLabel?: string | undefined;
  readonly className?: string | undefined;
}

export function BrandLogo({ name, href, logoUrl, compactLabel, className }: BrandLogoProps) {
  return (
    <Link href={href} className={classNames(styles.brand, className)} data-slot="brand" aria-label={compactLabel}>
      {logoUrl ? <img src={logoUrl} width={22} height={22} alt="" /> : <Logo />}
      {!compactLabel && name}
    </Link>
  );
}
