import { describe, expect, it } from 'vitest';
import { invoiceStatus } from '#src/domain/billing/invoice.ts';

describe('the status of an invoice', () => {
  it.each([
    { status: 'paid', known: 'paid' },
    { status: 'open', known: 'open' },
    { status: 'void', known: 'void' },
    { status: ' PAID ', known: 'paid' },
    { status: 'uncollectible', known: null },
    { status: 'toString', known: null },
    { status: '', known: null },
  ])('is $known for "$status"', ({ status, known }) => {
    expect(invoiceStatus({ status })).toBe(known);
  });
});
