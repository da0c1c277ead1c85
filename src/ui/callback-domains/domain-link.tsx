import { ArrowUpRight } from 'lucide';
import { Fragment } from 'react';
import { toSafeLink } from '#src/domain/callback-domains/callback-domain.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import styles from './domain-link.module.css';

/** Shows the url in full and unchanged; links only to trusted urls. */
export function DomainLink({ url }: { url: string }) {
  const href = toSafeLink(url);
  return (
    <span className={classNames('selectable', styles.domainLink)}>
      {href === null ? (
        <WrappingUrl url={url} />
      ) : (
        <ExternalLink href={href}>
          <WrappingUrl url={url} />
          <Icon of={ArrowUpRight} size={14} />
        </ExternalLink>
      )}
    </span>
  );
}

/** Breaks after a dot or a slash instead of inside a name. */
function WrappingUrl({ url }: { url: string }) {
  return (
    <bdi dir="ltr" translate="no">
      {url.split(/(?<=[./])(?![./])/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}
