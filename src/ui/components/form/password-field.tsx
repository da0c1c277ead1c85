import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'affix' | 'type'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="off"
      spellCheck={false}
      affix={<PasswordToggle shown={shown} onClick={() => setShown(!shown)} />}
    />
  );
}

export function PasswordToggle({ shown, onClick }: { readonly shown: boolean; readonly onClick?: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      icon={shown ? EyeOff : Eye}
      label={t(shown ? 'common.hide-password' : 'common.show-password')}
      size="sm"
      onClick={onClick}
    />
  );
}
