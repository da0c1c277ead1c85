import { type ByRoleOptions, screen } from '@testing-library/react';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { userEvent } from '#tests/support/user-event.ts';
import { EXTREME_FIGURES, EXTREME_INSTANTS, type ExtremeField, extremeFields, withValues } from './extreme-values.ts';
import { FLAWS, openOnWire, type RewriteResponse, waitUntilLoaded, WIRE_PAGES } from './wire-pages.ts';

/** Pages without a number or a time of the provider. */
const WITHOUT_FIGURES = /^\/auth\/(company|use|blockchain|channels|summary)/;

type ExtremePage = readonly [
  path: string,
  scenario: ScenarioName,
  shows: readonly EndpointName[],
  /** The control that opens more figures of the page. */
  opener: ByRoleOptions | null,
];

const PAGES = WIRE_PAGES.filter(([path]) => !WITHOUT_FIGURES.test(path)).map((page): ExtremePage => [...page, null]);

const ALL_BUT_FIGURES = /Invalid Date|NaN|Infinity|∞|\bundefined\b/;

const OPENED: readonly ExtremePage[] = [
  ['/api-keys', 'active-customer', ['listApiKeys'], { name: 'payouts-worker' }],
  ['/billing#upgrade-plan', 'active-customer', ['listPlans'], { name: /^Upgrade/ }],
];

export const EXTREME_PAGES = [...PAGES, ...OPENED];

/** Not the order of features, the number of entries, and the steps of a chart, without whose order there is none. */
const isShown = ({ path }: ExtremeField) =>
  !/^(sequence|totalCount|starts)$/.test(String(path.findLast((step) => typeof step === 'string')));

/** The value for the nth field of a response; undefined leaves it as it is. */
export type ValueFor = (field: ExtremeField, nth: number) => number | string | undefined;

/** Another extreme in each field. */
export const inTurn: ValueFor = ({ kind }, nth) => {
  const values = kind === 'instant' ? EXTREME_INSTANTS : EXTREME_FIGURES;
  return values[nth % values.length];
};

function rewriteWith(valueFor: ValueFor): RewriteResponse {
  return (data) => {
    const fields = extremeFields(data).filter(isShown);
    const values = fields.map((field, nth) => [field.path, valueFor(field, nth)] as const);
    return withValues(
      data,
      values.filter(([, value]) => value !== undefined),
    );
  };
}

/** Opens a page with extreme values, and returns what of it is worse than the fields themselves. */
export async function flawsOf(
  [path, scenario, shows, opener]: ExtremePage,
  valueFor: ValueFor,
): Promise<readonly string[]> {
  const { app, requestedEndpoints } = openOnWire(path, scenario, rewriteWith(valueFor));
  await waitUntilLoaded(requestedEndpoints, shows);
  // Plans of one price have no upgrade.
  const [control] = opener ? screen.queryAllByRole('button', opener) : [];
  if (control) {
    await userEvent.click(control);
    await screen.findByRole('dialog');
  }
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  return [
    ...(document.body.innerText.match(FLAWS) ?? []).slice(0, 1),
    ...attributes.filter((value) => ALL_BUT_FIGURES.test(value)),
    ...(document.body.innerText.match(ALL_BUT_FIGURES) ?? []),
    ...app.toasts,
  ];
}
