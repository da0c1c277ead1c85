import { type ComponentProps, createContext, useContext } from 'react';
import { Link } from 'wouter';
import {
  ALL_PAGES,
  isPathOffered,
  isPlaceOffered,
  type OfferedPages,
  type Place,
} from '#src/domain/shared/offered-pages.ts';

export const OfferedPagesContext = createContext<OfferedPages>(ALL_PAGES);

/** A link to a page of the console; nothing where the provider does not offer that page. */
export function PageLink(props: ComponentProps<'a'> & { readonly href: string }) {
  return isPathOffered(props.href, useContext(OfferedPagesContext)) && <Link {...props} />;
}

export function useOffered(): (place: Place) => boolean {
  const pages = useContext(OfferedPagesContext);
  return (place) => isPlaceOffered(place, pages);
}
