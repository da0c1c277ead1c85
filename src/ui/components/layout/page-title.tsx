import { useContext, useEffect } from 'react';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';

interface DocumentTitleProps {
  readonly title: string;
  readonly brand?: string | undefined;
}

/** Sets the title "title · brand". Renders nothing. */
export function DocumentTitle({ title, brand }: DocumentTitleProps) {
  const known = useContext(BrandName);
  const name = brand ?? known;
  useEffect(() => {
    document.title = documentTitle(title, name);
  }, [title, name]);
  return null;
}

export function documentTitle(title: string, brand: string): string {
  return brand ? `${title} · ${brand}` : title;
}
