import { Check, Copy as CopyIcon } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button, type ButtonProps } from '#src/ui/components/button/button.tsx';
import { type Copy, useCopied } from './use-copied.ts';
import styles from './copy-button.module.css';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'onCopy'> {
  readonly onCopy: Copy;
}

/** Both labels take their room from the start, so that the width never changes. */
export function CopyButton({ onCopy, icon = CopyIcon, children, ...rest }: CopyButtonProps) {
  const { t } = useTranslation();
  const { isCopied, press } = useCopied(onCopy);
  return (
    <Button {...rest} icon={isCopied ? Check : icon} onClick={press}>
      <span className={styles.labels} data-copied={isCopied || undefined}>
        <span>{children}</span>
        <span aria-hidden="true">{t('clipboard.copied.short')}</span>
      </span>
    </Button>
  );
}
