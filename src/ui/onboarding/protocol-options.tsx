import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OTHER } from '../../domain/onboarding/answers';
import type { Protocol } from '../../domain/onboarding/protocol';
import { CardOption } from '../components/card-option';
import { Icon } from '../components/icon';
import { ProtocolLogo } from '../components/protocol-logo';

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
      <legend className="sr">{t('protocols.legend')}</legend>
      <div className="opts">
        {protocols.map((protocol) => (
          <CardOption key={protocol.name} {...box(protocol.name)} mark={<ProtocolLogo protocol={protocol} />}>
            {protocol.publicName || protocol.name}
          </CardOption>
        ))}
        <CardOption
          {...box(OTHER)}
          mark={
            <span className="plogo plogo--txt" aria-hidden="true">
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
