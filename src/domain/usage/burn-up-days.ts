import { DAY_MS, type Instant } from '#src/domain/shared/dates.ts';
import type { BurnUp, UsageSample } from './burn-up.ts';

export interface BurnUpDay {
  readonly day: Instant;
  /** When it was read: its end, or now. */
  readonly at: Instant;
  readonly credits: number;
  /** `between` lies on the line between two known figures. */
  readonly kind: 'known' | 'between' | 'forecast';
}

/** Apart from the burn-up, because only its chart needs them. */
export function burnUpDays({ start, end, used, forecast }: BurnUp): readonly BurnUpDay[] {
  const now = used.at(-1)?.at ?? start;
  const days: BurnUpDay[] = [];
  for (let day = start; day < end; day += DAY_MS) {
    const dayEnd = Math.min(day + DAY_MS, end);
    const isToday = day <= now && now < dayEnd;
    const at = isToday ? now : dayEnd;
    const isPast = at <= now;
    if (!isPast && forecast.length === 0) break;
    const known = used.some((sample) => sample.at > day && sample.at <= at && sample.at !== start);
    const kind = isPast ? (known ? 'known' : 'between') : 'forecast';
    days.push({ day, at, credits: Math.round(creditsAt(isPast ? used : forecast, at)), kind });
  }
  return days;
}

/** Linear between two points; the nearest point outside the line. */
export function creditsAt(line: readonly UsageSample[], at: Instant): number {
  const after = line.findIndex((point) => point.at >= at);
  const right = after === -1 ? line.at(-1) : line[after];
  const left = line[after - 1];
  if (!right) return 0;
  if (after === -1 || !left || right.at === left.at) return right.credits;
  return left.credits + ((right.credits - left.credits) * (at - left.at)) / (right.at - left.at);
}
