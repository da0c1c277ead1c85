import { useEffect, useState } from 'react';
import { protocolInitials, type Protocol } from '#src/domain/shared/protocol.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './protocol-logo.module.css';

interface ProtocolLogoProps {
  readonly protocol: Protocol;
  readonly small?: boolean | undefined;
}

/** An image element, so that the provider's SVG can neither run scripts nor load files. Falls back to letters. */
export function ProtocolLogo({ protocol, small = false }: ProtocolLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { logoSvgBase64 } = protocol;
  const isSent = logoSvgBase64 !== '';
  const shipped = useShippedLogo(protocol, !isSent);
  const url = isSent ? `data:image/svg+xml;base64,${logoSvgBase64}` : shipped;
  const size = small && styles.isSmall;
  if (url === null || url === broken) {
    return (
      <span className={classNames(styles.logo, styles.isText, size)} data-slot="protocol-logo" aria-hidden="true">
        {protocolInitials(protocol)}
      </span>
    );
  }
  return (
    <span className={classNames(styles.logo, size)} data-slot="protocol-logo">
      <img
        src={url}
        alt=""
        width={28}
        height={28}
        loading={isSent ? undefined : 'lazy'}
        onError={() => setBroken(url)}
      />
    </span>
  );
}

/** Of a large chain for which the provider sends none. The list of them is fetched then; without it the letters stay. */
function useShippedLogo({ name, publicName }: Protocol, isWanted: boolean): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    import('./shipped-logos.ts')
      .then(({ shippedLogo }) => isCurrent && setUrl(shippedLogo([name, publicName])))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isWanted, name, publicName]);
  return isWanted ? url : null;
}
