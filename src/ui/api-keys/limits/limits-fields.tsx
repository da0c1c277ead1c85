import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LimitsForm } from '#src/application/api-keys/limits-form.ts';
import { type EntryField, ON_DATE } from '#src/application/api-keys/limit-values.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { CREDIT_PERIODS, EXPIRY_PRESETS } from '#src/domain/api-keys/key-limits.ts';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { SelectField } from '#src/ui/components/form/select-field.tsx';
import { TextAreaField } from '#src/ui/components/form/text-area-field.tsx';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { LimitChoices } from './limit-choices.tsx';
import styles from './limits.module.css';

interface LimitsFieldsProps {
  readonly limits: LimitsForm;
}

/** Everything that can limit a key. What is empty limits nothing. */
export const LimitsFields = observer(function LimitsFields({ limits }: LimitsFieldsProps) {
  return (
    <div className="stack stack-5">
      <ExpiryFields limits={limits} />
      <EntriesField limits={limits} field="origins" />
      <EntriesField limits={limits} field="ipRanges" />
      <LimitChoices limits={limits} />
      <NamedLists limits={limits} />
      <AmountFields limits={limits} />
    </div>
  );
});

const YEAR = 365;

interface ExpiryFieldsProps extends LimitsFieldsProps {
  /** Of something that is no key: when it ends, and what comes of that. */
  readonly words?: { readonly at: MessageKey; readonly hint: MessageKey };
}

const OF_KEYS = { at: 'key-limits.expiry.at', hint: 'key-limits.expiry.hint' } as const;

export const ExpiryFields = observer(function ExpiryFields({ limits, words = OF_KEYS }: ExpiryFieldsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { values } = limits.form;
  const { expiresAt } = limits;
  const isDated = values.expiry === ON_DATE;
  const hint = expiresAt === null ? t(words.hint) : `${t(words.at, { time: formats.utc(expiresAt) })} ${t(words.hint)}`;
  const presets = EXPIRY_PRESETS.map((days) => ({
    value: String(days),
    label: days === YEAR ? t('key-limits.expiry.year') : t('key-limits.expiry.days', counted(days, formats)),
  }));
  return (
    <div className={isDated ? styles.pair : undefined}>
      <SelectField
        label={t('key-limits.expiry')}
        name="expiry"
        value={values.expiry}
        hint={isDated ? undefined : hint}
        placeholder={t('key-limits.expiry.never')}
        options={[...presets, { value: ON_DATE, label: t('key-limits.expiry.date') }]}
        onChange={(value) => limits.set('expiry', value)}
      />
      {isDated && (
        <TextField
          label={t('key-limits.expiry.on')}
          min={limits.firstDay}
          type="date"
          name="expiryDate"
          dir="ltr"
          error={limits.errorOf('expiryDate')}
          isErrorAnnounced
          value={values.expiryDate}
          onChange={(value) => limits.set('expiryDate', value)}
        />
      )}
      {isDated && limits.errorOf('expiryDate') === null && <p className={styles.hint}>{hint}</p>}
    </div>
  );
});

const ENTRY_MESSAGES = {
  origins: { label: 'key-limits.origins.label', hint: 'key-limits.origins.hint' },
  ipRanges: { label: 'key-limits.ip-ranges.label', hint: 'key-limits.ip-ranges.hint' },
} as const;

interface EntriesFieldProps extends LimitsFieldsProps {
  readonly field: EntryField;
  readonly hint?: MessageKey;
}

export const EntriesField = observer(function EntriesField(props: EntriesFieldProps) {
  const { limits, field } = props;
  const { t } = useTranslation();
  const { label } = ENTRY_MESSAGES[field];
  const { hint = ENTRY_MESSAGES[field].hint } = props;
  const mended = limits.mendedText(field);
  return (
    <div className={styles.list}>
      <TextAreaField
        label={t(label)}
        hint={t(hint)}
        error={limits.errorOf(field)}
        isErrorAnnounced
        name={field}
        value={limits.form.values[field]}
        onChange={(value) => limits.set(field, value)}
      />
      {mended !== null && (
        <TextButton onClick={() => limits.mend(field)}>
          <MendLabel limits={limits} field={field} entries={mended.split('\n').length} />
        </TextButton>
      )}
    </div>
  );
});

/** What the provider names and describes, in its own words. */
const NamedLists = observer(function NamedLists({ limits }: LimitsFieldsProps) {
  return limits.lists.map((list) => (
    <TextAreaField
      key={list.id}
      label={list.name}
      hint={list.hint}
      error={limits.namedErrorOf(list)}
      isErrorAnnounced
      name={list.id}
      value={limits.namedText(list)}
      onChange={(text) => limits.setNamedText(list, text)}
    />
  ));
});

interface MendLabelProps extends LimitsFieldsProps {
  readonly field: EntryField;
  readonly entries: number;
}

const MendLabel = observer(function MendLabel({ limits, field, entries }: MendLabelProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [suggestion, ...others] = limits.problemsOf(field).flatMap((problem) => problem.suggestion ?? []);
  if (suggestion === undefined) return t('key-limits.mend.merge', { entries: formats.count(entries) });
  if (others.length === 0) return t('key-limits.mend', { entry: suggestion });
  return t('key-limits.mend.all', { entry: suggestion, others: formats.count(others.length) });
});

const AmountFields = observer(function AmountFields({ limits }: LimitsFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <AmountField limits={limits} field="callsPerSecond" label={t('key-limits.rate.label')} />
      <div className={styles.pair}>
        <AmountField limits={limits} field="credits" label={t('key-limits.credits.label')} />
        <SelectField
          label={t('key-limits.period')}
          name="creditPeriod"
          value={limits.form.values.creditPeriod}
          options={CREDIT_PERIODS.map((value) => ({ value, label: t(`key-limits.period.${value}`) }))}
          onChange={(value) => limits.set('creditPeriod', value)}
        />
      </div>
    </>
  );
});

interface AmountFieldProps extends LimitsFieldsProps {
  readonly field: 'callsPerSecond' | 'credits';
  readonly label: string;
}

const AmountField = observer(function AmountField({ limits, field, label }: AmountFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      name={field}
      autoComplete="off"
      dir="ltr"
      error={limits.errorOf(field)}
      isErrorAnnounced
      value={limits.form.values[field]}
      onChange={(value) => limits.set(field, value)}
    />
  );
});
