import { Plus } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { OTHER } from '#src/domain/onboarding/answers.ts';
import type { Protocol } from '#src/domain/shared/protocol.ts';
import { CardOption } from '#src/ui/components/form/card-option.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { ProtocolLogo } from '#src/ui/components/icon/protocol-logo.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './option-grid.module.css';
import protocolLogoStyles from '#src/ui/components/icon/protocol-logo.module.css';

interface ProtocolOptionsProps {
  readonly protocols: readonly Protocol[];
  readonly chosen: readonly string[];
  readonly onToggle: (name: string) => void;
}

export function ProtocolOptions({ protocols, chosen, onToggle }: ProtocolOptionsProps) {
  const { t } = useTranslation();
  const box = (name: string) => ({
    kind: 'checkbox' as const,
    name: 'protocol',
    value: name,
    checked: chosen.includes(name),
    onChange: () => onToggle(name),
  });
  return (
    <fieldset>
      <legend className="sr-only">{t('protocols.legend')}</legend>
      <div className={styles.options}>
        {protocols.map((protocol) => (
          <CardOption key={protocol.name} {...box(protocol.name)} logo={<ProtocolLogo protocol={protocol} />}>
            {protocol.publicName || protocol.name}
          </CardOption>
        ))}
        <CardOption
          {...box(OTHER)}
          logo={
            <span className={classNames(protocolLogoStyles.logo, protocolLogoStyles.isText)} aria-hidden="true">
              <Icon of={Plus} size={14} />
            </span>
          }
        >
          {t('onboarding.other')}
        </CardOption>
      </div>
    </fieldset>
  );
}
