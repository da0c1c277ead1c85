import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileLabel } from '#src/domain/billing/invoice.ts';

const SAVED_TYPES = ['application/pdf', 'text/csv', 'application/xml', 'application/octet-stream'];
const PDF = 'application/pdf';

const named = (fileName: string, mediaType = PDF, number = 'A-7') => fileLabel({ fileName, mediaType }, number);

describe('the type of a downloaded invoice', () => {
  it.each([
    { sent: 'application/pdf', saved: 'application/pdf', name: 'a.pdf' },
    { sent: ' Application/PDF; charset=binary', saved: 'application/pdf', name: 'a.pdf' },
    { sent: 'text/csv;charset=utf-8', saved: 'text/csv', name: 'a.pdf.csv' },
    { sent: 'application/xml', saved: 'application/xml', name: 'a.pdf.xml' },
    { sent: 'text/html', saved: 'application/octet-stream', name: 'a.pdf.bin' },
    { sent: 'application/xhtml+xml', saved: 'application/octet-stream', name: 'a.pdf.bin' },
    { sent: 'image/svg+xml', saved: 'application/octet-stream', name: 'a.pdf.bin' },
    { sent: 'text/xml', saved: 'application/octet-stream', name: 'a.pdf.bin' },
    { sent: 'text/javascript', saved: 'application/octet-stream', name: 'a.pdf.bin' },
    { sent: 'application/pdf,text/html', saved: 'application/octet-stream', name: 'a.pdf.bin' },
    { sent: 'application/x-msdownload', saved: 'application/octet-stream', name: 'a.pdf.bin' },
    { sent: 'constructor', saved: 'application/octet-stream', name: 'a.pdf.bin' },
    { sent: '', saved: 'application/octet-stream', name: 'a.pdf.bin' },
  ])('is $saved for "$sent", and the extension goes with it', ({ sent, saved, name }) => {
    expect(named('a.pdf', sent)).toEqual({ name, mediaType: saved });
  });
});

describe('the name of a downloaded invoice', () => {
  it.each([
    { why: 'plain', sent: 'INV-2026-07.pdf', name: 'INV-2026-07.pdf' },
    { why: 'in capitals', sent: 'INVOICE.PDF', name: 'INVOICE.pdf' },
    { why: 'without an extension', sent: 'INV 7', name: 'INV 7.pdf' },
    { why: 'in another script', sent: 'фактура-7.pdf', name: 'фактура-7.pdf' },
    { why: 'with a path', sent: '../../etc/cron.d/job.pdf', name: 'job.pdf' },
    { why: 'with a path of Windows', sent: 'C:\\Users\\x\\start.pdf', name: 'start.pdf' },
    { why: 'with a folder alone', sent: 'invoices/', name: 'invoices.pdf' },
    { why: 'with another extension', sent: 'invoice.html', name: 'invoice.html.pdf' },
    { why: 'with an extension that is turned around', sent: 'invoice\u202Efdp.exe', name: 'invoicefdp.exe.pdf' },
    { why: 'with control characters', sent: 'in\u0000voi\r\nce\u0007.pdf', name: 'invoice.pdf' },
    { why: 'with signs that a file system rejects', sent: 'a<b>:"c"|d?*.pdf', name: 'a-b---c--d.pdf' },
    { why: 'hidden', sent: '...profile.pdf', name: 'profile.pdf' },
    { why: 'of a device', sent: 'CON.pdf', name: '_CON.pdf' },
    { why: 'of a device with two extensions', sent: 'lpt1.x.pdf', name: '_lpt1.x.pdf' },
    { why: 'empty', sent: '', name: 'invoice-A-7.pdf' },
    { why: 'of dots', sent: '..', name: 'invoice-A-7.pdf' },
    { why: 'of an extension alone', sent: '.pdf', name: 'invoice-A-7.pdf' },
    { why: 'too long', sent: `${'x'.repeat(400)}.pdf`, name: `${'x'.repeat(60)}.pdf` },
  ])('is $name if it is $why', ({ sent, name }) => {
    expect(named(sent).name).toBe(name);
  });

  it('falls back on the number of the invoice, made safe as well', () => {
    expect(named('', PDF, '2026/07').name).toBe('invoice-2026-07.pdf');
    expect(named('', PDF, '\u202E/').name).toBe('invoice.pdf');
  });

  it('is never a path, hidden, invisible or longer than a file system allows, whatever is sent', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 100 });
    fc.assert(
      fc.property(anyText, anyText, anyText, (fileName, mediaType, number) => {
        const label = fileLabel({ fileName, mediaType }, number);
        expect(SAVED_TYPES).toContain(label.mediaType);
        expect(label.name).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Cf}\p{Cs}]+\.(pdf|csv|xml|bin)$/u);
        expect(label.name.startsWith('.')).toBe(false);
        expect(new TextEncoder().encode(label.name).length).toBeLessThanOrEqual(255);
      }),
      { numRuns: 50 },
    );
  });
});
