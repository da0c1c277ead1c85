import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { pastKeysOf } from '#mocks/provider/api-keys/api-key-service.ts';
import { keysWithLabel } from '#mocks/provider/api-keys/key-labels.ts';
import { optionalTextField, textField, type RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';
import { usageOf } from './account-usage.ts';
import { creditBreakdown, DIMENSIONS } from './credit-breakdown.ts';
import { creditHistory, GROUPINGS, RANGES } from './credit-history.ts';

export class UsageService {
  constructor(
    private readonly sessions: Sessions,
    private readonly offersLabels: () => boolean,
  ) {}

  summary(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account, database, now }) => {
      const { period, daily: dailyMonitoringCost, included, used, extra } = usageOf(database, account, now);
      const { start: startDate, end: endDate } = period;
      return { item: { dailyMonitoringCost, planQuota: { startDate, endDate, included, used, extra } } };
    });
  }

  history(bearer: Bearer, fields: RequestFields<'range' | 'by'>) {
    return this.sessions.authorize(bearer, (caller) => {
      const range = oneOf(RANGES, fields, 'range');
      return { item: creditHistory(caller, range, oneOf(GROUPINGS, fields, 'by')) };
    });
  }

  breakdown(bearer: Bearer, fields: RequestFields<'range' | 'by' | 'label'>) {
    return this.sessions.authorize(bearer, (caller) => {
      const label = this.offersLabels() ? optionalTextField(fields, 'label') : null;
      const keys = keysWithLabel(pastKeysOf(caller.database, caller.account.id), label);
      const range = oneOf(RANGES, fields, 'range');
      return { items: creditBreakdown(caller, range, oneOf(DIMENSIONS, fields, 'by'), keys) };
    });
  }
}

function oneOf<Value extends string, Name extends string>(
  values: readonly Value[],
  fields: RequestFields<Name>,
  name: Name,
): Value {
  const sent = textField(fields, name);
  const value = values.find((one) => one === sent);
  if (value === undefined) throw invalid('invalid_request', `${name} must be one of ${values.join(', ')}.`);
  return value;
}
