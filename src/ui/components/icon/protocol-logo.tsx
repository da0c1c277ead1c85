import { useState } from 'react';
import { protocolInitials, type Protocol } from '#src/domain/shared/protocol.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './protocol-logo.module.css';

interface ProtocolLogoProps {
  readonly protocol: Protocol;
  readonly small?: boolean | undefined;
}

/** An image element, so that the provider's SVG can neither run scripts nor load files. Falls back to letters. */
export function ProtocolLogo({ protocol, small = false }: ProtocolLogoProps) {
  const [isBroken, setBroken] = useState(false);
  const { logoSvgBase64 } = protocol;
  const size = small && styles.isSmall;
  if (logoSvgBase64 === '' || isBroken) {
    return (
      <span className={classNames(styles.logo, styles.isText, size)} data-slot="protocol-logo" aria-hidden="true">
        {protocolInitials(protocol)}
      </span>
    );
  }
  return (
    <span className={classNames(styles.logo, size)} data-slot="protocol-logo">
      <img
        src={`data:image/svg+xml;base64,${logoSvgBase64}`}
        alt=""
        width={28}
        height={28}
        onError={() => setBroken(true)}
      />
    </span>
  );
}
