import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ShortcutSetting } from '#src/application/palette/palette-settings.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import type { Command } from '#src/ui/components/command/command.ts';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { Checkbox } from '#src/ui/components/form/checkbox.tsx';
import { KeyCaps, paletteKeys } from '#src/ui/components/shortcut/key-caps.tsx';
import { titleText } from './searchable-command.ts';
import styles from './palette.module.css';

interface ShortcutsDialogProps {
  readonly commands: readonly Command[];
  readonly setting: ShortcutSetting;
  readonly onClose: () => void;
}

interface ShortcutRow {
  readonly name: string;
  readonly keys: readonly string[];
}

export const ShortcutsDialog = observer(function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { commands, setting, onClose } = props;
  const { t } = useTranslation();
  const rowsOf = (section: Command['section']): readonly ShortcutRow[] =>
    commands.flatMap((command) =>
      command.section === section && command.shortcut
        ? [{ name: titleText(command.title, t), keys: command.shortcut }]
        : [],
    );
  const general: readonly ShortcutRow[] = [
    { name: t('header.search'), keys: [t(paletteKeys())] },
    { name: t('shortcuts.search'), keys: ['/'] },
  ];
  return (
    <Dialog
      title={t('shortcuts.title')}
      onClose={onClose}
      footer={
        // The focus starts here, because the checkbox is at the end of a list that may scroll.
        <Button variant="primary" autoFocus onClick={onClose}>
          {t('common.done')}
        </Button>
      }
    >
      <ShortcutGroup title={t('shortcuts.general')} rows={general} />
      <ShortcutGroup title={t('shortcuts.pages')} rows={rowsOf('pages')} />
      <ShortcutGroup title={t('shortcuts.actions')} rows={rowsOf('actions')} />
      <div className={styles.setting}>
        <Checkbox checked={setting.isEnabled} onChange={setting.setEnabled}>
          {t('shortcuts.enabled')}
        </Checkbox>
        <p className="muted">{t('shortcuts.enabled.hint', { keys: t(paletteKeys()) })}</p>
      </div>
    </Dialog>
  );
});

function ShortcutGroup({ title, rows }: { readonly title: string; readonly rows: readonly ShortcutRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.shortcuts}>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ name, keys }) => (
          <div key={name} className={styles.shortcut}>
            <dt>{name}</dt>
            <dd>
              <ShortcutKeys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Keys that are pressed one after the other are read out as such. */
function ShortcutKeys({ keys }: { readonly keys: readonly string[] }) {
  const { t } = useTranslation();
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span className="sr-only">{` ${t('shortcuts.then')} `}</span>}
      <KeyCaps keys={[key]} />
    </Fragment>
  ));
}
