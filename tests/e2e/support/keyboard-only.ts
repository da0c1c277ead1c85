import { expect, type Locator, type Page } from '@playwright/test';
import { nextKey } from './next-key.ts';

/** More presses than the longest page has stops. */
const MOST_PRESSES = 250;

/**
 * Lets the steps of every journey go without a pointer: what they click, fill in and choose is reached by Tab and the
 * arrows and done by keys, as somebody without a mouse does it. What no key reaches fails the journey.
 */
export function playByKeyboard(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator;
  Object.assign(locators, ACTIONS);
}

const ACTIONS = {
  async click(this: Locator): Promise<void> {
    await reach(this);
    const key = await this.evaluate(activatingKey);
    if (key) await this.page().keyboard.press(key);
  },
  async dblclick(this: Locator): Promise<void> {
    await reach(this);
    for (let press = 0; press < 2; press += 1) await this.page().keyboard.press('Enter');
  },
  async focus(this: Locator): Promise<void> {
    await reach(this);
  },
  async hover(this: Locator): Promise<void> {
    await reach(this);
  },
  async press(this: Locator, key: string): Promise<void> {
    await reach(this);
    await this.page().keyboard.press(key);
  },
  async pressSequentially(this: Locator, text: string): Promise<void> {
    await reach(this);
    await this.page().keyboard.type(text);
  },
  async fill(this: Locator, text: string): Promise<void> {
    await reach(this);
    const { keyboard } = this.page();
    await keyboard.press('ControlOrMeta+a');
    await (text === '' ? keyboard.press('Delete') : keyboard.type(text));
  },
  async check(this: Locator): Promise<void> {
    await reach(this);
    if (!(await this.isChecked())) await this.page().keyboard.press('Space');
    await expect(this).toBeChecked();
  },
  async uncheck(this: Locator): Promise<void> {
    await reach(this);
    if (await this.isChecked()) await this.page().keyboard.press('Space');
    await expect(this).not.toBeChecked();
  },
  async selectOption(this: Locator, wanted: string | { label?: string; index?: number }): Promise<void> {
    await reach(this);
    const option = typeof wanted === 'string' ? { value: wanted, label: wanted } : wanted;
    await expect.poll(() => this.evaluate(optionSteps, option)).not.toBeNull();
    for (let press = 0; press < MOST_PRESSES; press += 1) {
      const steps = await this.evaluate(optionSteps, option);
      if (!steps) return;
      await this.page().keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
    }
    throw new Error(`No key chooses ${JSON.stringify(wanted)} of ${this.toString()}`);
  },
};

async function reach(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible();
  await expect(locator).toBeEnabled();
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    const key = await locator.evaluate(nextKey);
    if (key === null) return;
    await locator.page().keyboard.press(key);
  }
  throw new Error(`No key reaches ${locator.toString()}`);
}

/** Runs in the page: the key that does what a click does, or null where the focus alone does it. */
function activatingKey(element: Element): string | null {
  const target = element.closest('label')?.control ?? element;
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return null;
  if (!(target instanceof HTMLInputElement)) return 'Enter';
  if (target.type === 'radio') return target.checked ? null : 'Space';
  return target.type === 'checkbox' ? 'Space' : null;
}

/** Runs in the page: how far the wanted option is from the chosen one, or null where it is missing. */
function optionSteps(
  element: Element,
  { value, label, index }: { value?: string; label?: string; index?: number },
): number | null {
  if (!(element instanceof HTMLSelectElement)) throw new TypeError('Not a select');
  const options = [...element.options].filter((option) => !option.disabled);
  const position = options.findIndex(
    (option) => option.value === value || option.label === label || option.index === index,
  );
  return position < 0 ? null : position - options.findIndex((option) => option.selected);
}
