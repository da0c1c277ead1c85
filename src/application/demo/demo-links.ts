import { parseSessionRecord, SESSION_KEY } from '#src/application/auth/session-record.ts';
import { type Moment, momentText, startedMoment } from '#src/domain/demo/moment.ts';
import { scenarioOfState } from '#src/domain/demo/route-map.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { DemoStoreDeps } from './demo-parts.ts';
import type { Tour } from './tour.ts';

export class DemoLinks {
  constructor(
    private readonly deps: Pick<DemoStoreDeps, 'data' | 'known' | 'page' | 'storage' | 'time'>,
    private readonly moment: () => Moment,
  ) {}

  /** Shows the same screen to everybody, whenever it is opened: the clock is stopped. Changes of the data are not in it. */
  exact(): string {
    const { page, time, known, data, storage } = this.deps;
    const persona = parseSessionRecord(storage.get(SESSION_KEY))?.user?.email ?? null;
    const now = time.now();
    const madeAt = data.madeAt === now ? null : data.madeAt;
    const moment = {
      ...this.moment(),
      persona,
      time: now,
      madeAt,
      isPaused: true,
      theme: page.theme(),
      language: page.language(),
    };
    return page.url(page.route(), momentText(moment, known));
  }

  /** Starts a scenario with fresh data, on the same kind of backend. */
  scenario(name: string): string {
    const path = this.deps.data.scenarios.find((scenario) => scenario.name === name)?.path ?? '/';
    return this.fresh(name, path);
  }

  /** Starts a guided tour, with the fresh data that it is about. */
  tour({ name, scenario, path, moment }: Tour): string {
    return this.fresh(scenario, path, { ...moment, tour: name });
  }

  state(state: AccountState, path: string): string {
    return this.fresh(scenarioOfState(state), path);
  }

  demoPage(path: string): string {
    return this.deps.page.link(path);
  }

  private fresh(scenario: string, path: string, changed: Partial<Moment> = {}): string {
    const { page, known } = this.deps;
    const { backend, theme, language } = this.moment();
    const chosen = { ...(backend === 'memory' && { backend }), theme, language };
    return page.url(path, momentText({ ...startedMoment(scenario, known), ...chosen, ...changed }, known));
  }
}
