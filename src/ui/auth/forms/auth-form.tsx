import type { ComponentProps, SubmitEvent } from 'react';
import { touchOnLeave } from '#src/ui/components/dialog/touch-on-leave.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './auth-form.module.css';
import { Alert } from '#src/ui/components/feedback/alert.tsx';

interface AuthFormProps extends Pick<ComponentProps<'form'>, 'children' | 'className'> {
  /** Its rules load with the first field that gets the focus. */
  readonly form?: Parameters<typeof touchOnLeave>[0] & { prepare(): Promise<void> };
  readonly onSubmit: () => Promise<void>;
}

export function AuthForm({ form, onSubmit, className, children }: AuthFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form
      className={classNames(styles.form, className)}
      noValidate
      onSubmit={submit}
      {...(form && { onFocusCapture: () => void form.prepare(), ...touchOnLeave(form) })}
    >
      {children}
    </form>
  );
}

/** Each message shows once. */
export function FormErrors({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Alert kind="danger" role="alert">
      {[...new Set(messages)].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Alert>
  );
}
