import { Check, CircleAlert, Copy as CopyIcon } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button, type ButtonProps } from '#src/ui/components/button/button.tsx';
import styles from './copy-button.module.css';
import { useRef, useState } from 'react';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import fieldStyles from '#src/ui/components/form/field.module.css';
import { IconButton, type IconButtonProps } from '#src/ui/components/button/icon-button.tsx';

/** True when the text is on the clipboard. */
export type Copy = () => Promise<boolean>;

const SHOWN_MS = 1500;

/** What the pressed button shows for a moment. The console announces it, once. */
export function useCopied(copy: Copy): { readonly isCopied: boolean; readonly press: () => void } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = async () => {
    if (!(await copy())) return;
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return { isCopied, press: () => void press() };
}

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

export function CopyError() {
  const { t } = useTranslation();
  return (
    <p className={fieldStyles.error} data-slot="field-error" role="alert">
      <Icon of={CircleAlert} />
      <span>{t('clipboard.copy-failed')}</span>
    </p>
  );
}

interface CopyIconButtonProps extends Omit<IconButtonProps, 'icon' | 'note' | 'onClick' | 'onCopy'> {
  readonly onCopy: Copy;
  readonly icon?: IconButtonProps['icon'] | undefined;
}

export function CopyIconButton({ onCopy, icon = CopyIcon, ...rest }: CopyIconButtonProps) {
  const { isCopied, press } = useCopied(onCopy);
  return (
    <IconButton {...rest} icon={isCopied ? Check : icon} note={isCopied ? <CopiedNote /> : undefined} onClick={press} />
  );
}

/** Apart, because every row of a table has a copy button, and `useTranslation` in each would slow it down. */
function CopiedNote() {
  return useTranslation().t('clipboard.copied.short');
}
