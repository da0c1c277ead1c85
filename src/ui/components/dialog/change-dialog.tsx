import { when } from 'mobx';
import { Observer, observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { AnyQuestion, Change } from '#src/application/forms/change.ts';
import type { FormFields } from '#src/application/forms/field-kinds.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { FormFooter } from '#src/ui/components/form/form-footer.tsx';
import { FormRulesAlert } from '#src/ui/components/form/form-rules-alert.tsx';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { touchOnLeave } from './touch-on-leave.ts';

type Shown = 'isDone' | 'show' | 'submit';
type AnyForm = { readonly formErrors: readonly string[]; readonly isSubmitting: boolean };

/** What is asked before it is sent. */
export interface Question {
  readonly title: string;
  readonly text: ReactNode;
  readonly back: string;
  /** Without one, as the button of the form. */
  readonly confirm?: string;
  readonly isDangerous?: boolean;
}

interface ChangeDialogProps<V extends FormFields<V>, Q> {
  readonly change: Pick<Change<unknown, V, unknown, unknown, Q & AnyQuestion>, Shown | 'form' | 'question' | 'goBack'>;
  readonly title: string;
  readonly text?: ReactNode;
  readonly submit: string;
  /** While it is sent; that it is saved, without one. */
  readonly busy?: string;
  /** What to do about a field that is empty and was not touched. */
  readonly missing?: { readonly [F in keyof V]?: MessageKey };
  readonly ask?: (question: Q) => Question;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form, a question where it has consequences, and the end of both once it is done. */
export function ChangeDialog<V extends FormFields<V>, Q>(props: ChangeDialogProps<V, Q>) {
  const { change, onClose, ask } = props;
  useShown(change, onClose);
  return (
    <Observer>
      {() => {
        const question = change.question === null ? undefined : ask?.(change.question);
        // Another dialog in its place: it has another first focus.
        return question ? <QuestionStep {...props} question={question} /> : <FormStep {...props} />;
      }}
    </Observer>
  );
}

function FormStep<V extends FormFields<V>, Q>(props: ChangeDialogProps<V, Q>) {
  const { change, title, text, submit, onClose, children } = props;
  const { form } = change;
  const { t } = useTranslation();
  const { busy = t('common.saving') } = props;
  const hint = () => {
    const { missing } = props;
    const fields = Object.keys(missing ?? {}) as (keyof V)[];
    const field = fields.find((name) => form.errors[name] !== undefined && form.errorOf(name) === null);
    const message = field === undefined ? undefined : missing?.[field];
    return message === undefined ? null : t(message);
  };
  return (
    <Observer>
      {() => (
        <Dialog
          {...{ title, text, onClose }}
          busy={form.isSubmitting}
          onSubmit={() => void change.submit()}
          leaving={touchOnLeave<keyof V & string>(form)}
          footer={
            <FormFooter form={form} hint={hint} busyLabel={busy} onCancel={onClose}>
              {submit}
            </FormFooter>
          }
        >
          <RestoredAlert form={form} />
          {children}
          <FormRulesAlert form={form} />
          <FormErrors form={form} />
        </Dialog>
      )}
    </Observer>
  );
}

interface QuestionStepProps<V extends FormFields<V>, Q> extends ChangeDialogProps<V, Q> {
  readonly question: Question;
}

/** What is typed stays, one step back. */
function QuestionStep<V extends FormFields<V>, Q>({ change, question, submit, onClose }: QuestionStepProps<V, Q>) {
  const { t } = useTranslation();
  const { form } = change;
  return (
    <Observer>
      {() => (
        <Dialog
          title={question.title}
          text={question.text}
          busy={form.isSubmitting}
          onClose={onClose}
          footer={
            <>
              <Button variant="quiet" disabled={form.isSubmitting} autoFocus onClick={change.goBack}>
                {question.back}
              </Button>
              <Button
                variant={question.isDangerous ? 'danger' : 'primary'}
                busy={form.isSubmitting}
                busyLabel={t('common.saving')}
                onClick={() => void change.submit()}
              >
                {question.confirm ?? submit}
              </Button>
            </>
          }
        >
          <FormErrors form={form} />
        </Dialog>
      )}
    </Observer>
  );
}

interface ConfirmChangeProps {
  readonly change: Pick<Change<unknown, object, unknown, unknown, never>, Shown> & { readonly form: AnyForm };
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm: string;
  readonly busy: string;
  /** By itself, it takes something away. */
  readonly destructive?: boolean;
  /** Once it has happened; without it, as a cancel. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** For a change in which nothing is typed. */
export const ConfirmChange = observer(function ConfirmChange(props: ConfirmChangeProps) {
  const { change, title, text, confirm, busy, destructive = true, onClose, onDone = onClose } = props;
  useShown(change, onDone);
  return (
    <ConfirmDialog
      {...{ title, text, destructive, onClose }}
      confirmLabel={confirm}
      busyLabel={busy}
      busy={change.form.isSubmitting}
      onConfirm={() => void change.submit()}
    >
      <FormErrors form={change.form} />
    </ConfirmDialog>
  );
});

export const FormErrors = observer(function FormErrors({ form }: { readonly form: AnyForm }) {
  if (form.formErrors.length === 0) return null;
  return (
    <Alert kind="danger" role="alert">
      {form.formErrors.join(' ')}
    </Alert>
  );
});

/** What draws a change shows its form, and goes once it is done. */
export function useShown(
  change: Pick<Change<unknown, object, unknown, unknown, never>, Shown>,
  onClose: () => void,
): void {
  useEffect(() => change.show(), [change]);
  useEffect(() => when(() => change.isDone, onClose), [change, onClose]);
}
