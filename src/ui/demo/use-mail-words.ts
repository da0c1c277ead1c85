import type { DemoMail } from '#src/application/app/demo.ts';
import type { MessageValues } from '#src/application/i18n/translate.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';

/** What a mail says, in the language of the page. */
export function useMailWords({ content, code }: DemoMail): { readonly subject: string; readonly text: string } {
  const { t } = useTranslation();
  const formats = useFormats();
  const credits = (count: number) => t('mail.credits', counted(count, formats));
  const values = { ...valuesOf(content, formats, credits), code: code ?? '' };
  return { subject: t(`mail.${content.kind}`, values), text: t(`mail.${content.kind}.text`, values) };
}

function valuesOf(content: DemoMail['content'], formats: Formats, credits: (count: number) => string): MessageValues {
  if ('email' in content) return { email: content.email };
  if ('owner' in content) return { company: content.company, owner: content.owner };
  if ('company' in content) return { company: content.company };
  if ('closesAt' in content) return { date: formats.longDate(content.closesAt) };
  if (!('percent' in content)) return {};
  const { percent, amount, currency } = content;
  return {
    percent: formats.percent(percent),
    amount: currency === null ? credits(amount) : formats.amount(amount * 100, currency),
  };
}
