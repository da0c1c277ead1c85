import { ArrowUpRight } from 'lucide-react';
import { Fragment } from 'react';
import { linkOf } from '../../domain/domains/callback-url';
import { ExternalLink } from '../components/external-link';
import { Icon } from '../components/icon';
import '../theme/domain-link.css';

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
