import { Wrench, X } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import styles from './notice-bar.module.css';

interface NoticeBarProps {
  readonly text: string;
  readonly onDismiss: () => void;
}

export function NoticeBar({ text, onDismiss }: NoticeBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <Icon of={Wrench} />
      <p className="own-direction">{text}</p>
      <IconButton icon={X} size="sm" label={t('notice.dismiss')} onClick={onDismiss} />
    </div>
  );
}
