import { Link } from 'wouter';
import '../theme/brand.css';
import { classNames } from './class-names';

interface BrandMarkProps {
  readonly name: string;
  readonly href: string;
  /** The operator's own logo in place of the gate. */
  readonly logoUrl?: string | undefined;
  /** The mark alone, with this label. */
  readonly compactLabel?: string | undefined;
  readonly className?: string | undefined;
}

/** The mark and the name, leading home. */
export function BrandMark({ name, href, logoUrl, compactLabel, className }: BrandMarkProps) {
  return (
    <Link href={href} className={classNames('brand', className)} aria-label={compactLabel}>
      {logoUrl ? <img src={logoUrl} width={22} height={22} alt="" /> : <Gate />}
      {!compactLabel && name}
    </Link>
  );
}

function Gate() {
  return (
    <svg viewBox="0 0 22 22" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M3 20V10a8 8 0 0 1 16 0v10" />
      <path d="M8 20v-9.5a3 3 0 0 1 6 0V20" />
      <path d="M1 20h20" />
    </svg>
  );
}
