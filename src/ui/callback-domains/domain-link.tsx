import { ArrowUpRight } from 'lucide-react';
import { Fragment } from 'react';
import { linkOf } from '#src/domain/callback-domains/callback-url.ts';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import '#src/ui/styles/domain-link.css';

/** The url as it was sent, whole: a long one wraps. It leads there only where it may. */
export function DomainLink({ url }: { url: string }) {
  const href = linkOf(url);
  return (
    <bdi className="domain-link">
      {href === null ? (
        <Wrapping url={url} />
      ) : (
        <ExternalLink href={href}>
          <Wrapping url={url} />
          <Icon of={ArrowUpRight} size={14} />
        </ExternalLink>
      )}
    </bdi>
  );
}

/** Breaks behind a dot or a slash rather than within a name. */
function Wrapping({ url }: { url: string }) {
  return url.split(/(?<=[./])(?![./])/).map((part, place) => (
    <Fragment key={place}>
      {part}
      <wbr />
    </Fragment>
  ));
}
