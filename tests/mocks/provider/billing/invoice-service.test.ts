import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const ALL = { limit: 100 };

function open(scenario: ScenarioName, seed = 'invoices') {
  let time = NOON;
  const provider = createProvider({ seed, scenario, now: () => time });
  const { email } = provider.signIn!.user;
  // A token ends before a period does.
  const token = () => provider.signInAs(email)!.token;
  return {
    provider,
    list: (query: Readonly<Record<string, number>> = ALL) => provider.invoices.list(token(), query).data,
    file: (id: string) => provider.invoices.file(token(), id).data.item,
    wait: (days: number) => (time += days * DAY_MS),
  };
}

describe('the invoices of the simulation', () => {
  it('are those of each past period, newest first, with numbers that count', () => {
    const { items } = open('active-customer').list();
    expect(items.length).toBeGreaterThan(12);
    const issued = items.map(({ issuedTimestamp }) => issuedTimestamp);
    expect(issued).toEqual(issued.toSorted((one, other) => other - one));
    expect(items.map(({ number }) => Number(number.split('-')[1]))).toEqual(
      items.map((_, index) => items.length - index),
    );
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { amount, periodStart, periodEnd, issuedTimestamp, status } of items) {
      expect(amount).toBeGreaterThanOrEqual(199);
      expect(periodEnd - periodStart).toBe(30 * 86_400 - 1);
      expect(issuedTimestamp).toBeLessThanOrEqual(NOON / 1000);
      expect(['paid', 'void']).toContain(status);
    }
  });

  it('are the same for the same seed, and others for another', () => {
    const { items } = open('active-customer').list();
    expect(open('active-customer').list().items).toEqual(items);
    expect(open('active-customer', 'other').list().items).not.toEqual(items);
  });

  it('come in pages', () => {
    const opened = open('active-customer');
    const { items } = opened.list();
    const pages = [0, 10].map((offset) => opened.list({ limit: 10, offset }));
    expect(pages.flatMap((page) => page.items)).toEqual(items.slice(0, 20));
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, items.length > 20]);
  });

  it('grow by one when a period ends, which leaves the older ones alone', () => {
    const opened = open('active-customer');
    const before = opened.list().items;
    opened.wait(9);
    expect(opened.list().items).toEqual(before);
    opened.wait(2);
    const [newest, ...rest] = opened.list().items;
    expect(rest).toEqual(before);
    expect(newest).toMatchObject({ status: 'paid', currency: 'USD', periodEnd: newest!.issuedTimestamp - 1 });
  });

  it('are none on a free plan, and of an account that was opened just now', () => {
    expect(open('free-plan').list()).toEqual({ items: [], hasMore: false });
  });

  it('have the pending one as open until it is paid', () => {
    const opened = open('pending-invoices');
    expect(
      opened
        .list()
        .items.map(({ status }) => status)
        .filter((status) => status === 'open'),
    ).toEqual(['open']);
    expect(opened.list().items[0]).toMatchObject({ status: 'open' });
  });

  it('stay as they were when another plan is bought', () => {
    const opened = open('active-customer');
    const before = opened.list().items;
    const { token } = opened.provider.signIn!;
    const plan = opened.provider.billing.plans(token).data.items.find(({ id }) => id === 'business');
    opened.provider.checkout.settle(plan!.monthlySubscriptionUrl!.split('/').at(-1)!, 'paid');
    expect(opened.list().items).toEqual(before);
    opened.wait(11);
    expect(opened.list().items[0]?.amount).toBeGreaterThanOrEqual(599);
  });
});

describe('the file of an invoice', () => {
  it('is a PDF with its facts, and a table of where its objects are', () => {
    const opened = open('active-customer');
    const [invoice] = opened.list().items;
    const { fileName, mediaType, content } = opened.file(invoice!.id);
    const pdf = atob(content);
    expect([fileName, mediaType]).toEqual([`invoice-${invoice!.number}.pdf`, 'application/pdf']);
    expect(pdf).toMatch(/^%PDF-1\.4\n[\s\S]+%%EOF\n$/);
    for (const fact of [invoice!.number, 'Northwall Payments', `${invoice!.amount.toFixed(2)} USD`]) {
      expect(pdf).toContain(fact);
    }
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((offset) => pdf.slice(offset, offset + 7))).toEqual(
      offsets.map((_, index) => `${index + 1} 0 obj`),
    );
  });

  it('is not found for an unknown id', () => {
    expect(() => open('active-customer').file('none')).toThrow('There is no such invoice.');
  });
});
