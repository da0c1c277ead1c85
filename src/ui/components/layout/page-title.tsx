import { useContext, useEffect } from 'react';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';

interface DocumentTitleProps {
  readonly title: string;
  /** By default the name that the shell set. */
  readonly brand?: string | undefined;
}

/** Names the tab "title · brand". Draws nothing. */
export function DocumentTitle({ title, brand }: DocumentTitleProps) {
  const known = useContext(BrandName);
  const name = brand ?? known;
  useEffect(() => {
    document.title = name ? `${title} · ${name}` : title;
  }, [title, name]);
  return null;
}
