import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import styles from './detail-drawer.module.css';

export function DetailFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

export function DetailId(props: { readonly name: string; readonly id: string; readonly onCopy: (id: string) => void }) {
  const { t } = useTranslation();
  const { name, id, onCopy } = props;
  return (
    <DetailFact name={name}>
      <span className={styles.id}>
        <span className="mono">{id}</span>
        <IconButton size="sm" icon={Copy} label={t('logs.copy-id')} onClick={() => onCopy(id)} />
      </span>
    </DetailFact>
  );
}
