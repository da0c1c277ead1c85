import { Link } from 'wouter';
import type { Brand } from '#src/application/app/settings.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './brand-logo.module.css';

interface BrandLogoProps {
  readonly brand: Brand;
  readonly href: string;
  /** Shows only the mark, with this label. */
  readonly compactLabel?: string | undefined;
  readonly className?: string | undefined;
}

/** The provider's logo, or the product's mark; beside it the name, unless the logo holds it. */
export function BrandLogo({ brand, href, compactLabel, className }: BrandLogoProps) {
  const { name, logo, mark } = brand;
  const image = compactLabel ? mark || logo : logo || mark;
  const holdsName = brand.nameInLogo && logo !== '';
  const label = compactLabel ?? (holdsName ? name : undefined);
  return (
    <Link href={href} className={classNames(styles.brand, className)} data-slot="brand" aria-label={label}>
      {image === '' ? <Mark /> : <Logo light={image} dark={image === logo ? brand.logoDark : ''} />}
      {label === undefined && <span translate="no">{name}</span>}
    </Link>
  );
}

/** An image does not follow the chosen theme, so there are two, and the styles show one. */
function Logo({ light, dark }: { readonly light: string; readonly dark: string }) {
  if (dark === '') return <img src={light} alt="" />;
  return (
    <>
      <img src={light} alt="" className={styles.light} />
      <img src={dark} alt="" className={styles.dark} loading="lazy" />
    </>
  );
}

function Mark() {
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
