import type { FormFields } from '#src/application/forms/field-kinds.ts';
import type { FormStore } from '#src/application/forms/form-store.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

/** What each field of a form is handed: `<TextField {...field('amount')} … />`. */
export function useFields<V extends FormFields<V>>(form: FormStore<V>) {
  const { t } = useTranslation();
  return <F extends keyof V & string>(name: F) => {
    const error = form.errorOf(name);
    const onChange = (value: V[F]) => form.change(name, value);
    return { name, value: form.values[name], error: error ? t(error) : form.rejectionOf(name), onChange };
  };
}
