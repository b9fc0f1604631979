/** The agreement of a loan as it is printed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Loans, loansToday } from './support/loans.ts';
import { pdfText } from './support/pdf-text.ts';
import { startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({}, { now: loansToday });
});
afterAll(() => server.close());

const agreement = async (loans: Loans, id: number, who: Client, language = 'en') => {
  const answer = await server.app.inject({
    url: `/api/v1${loans.path}loan/${id}/agreement/?language=${language}`,
    headers: { authorization: `Bearer ${who.token}` },
  });
  return { status: answer.statusCode, pages: answer.statusCode === 200 ? pdfText(answer.rawPayload) : [] };
};

describe('the agreement of a loan', () => {
  it('says how many months there are and the last instalment before anything is signed [MC-2]', async () => {
    const loans = await Loans.giving(server, { method: { rounding: 'hundred' } });
    await loans.employed(['asha', 'bina']);
    const asha = await loans.as('asha');
    const { body } = await loans.request(asha, { amount: '5000.00', term: 12 });
    const draft = await agreement(loans, body.id, asha);
    const text = draft.pages.join(' ');
    expect(text).toContain('Draft: this loan is not approved yet.');
    expect(text).toMatch(/Number of instalments\s+11\b/);
    expect(text).toContain('294.93, Kartik 2084');
    expect(text).toMatch(/Total interest\s+294\.93/);
    expect((await loans.approve(body.id)).status).toBe(200);
    expect((await agreement(loans, body.id, asha)).pages.join(' ')).not.toContain('Draft');
    // It is for the borrower, who decides, and HR.
    expect((await agreement(loans, body.id, await loans.as('bina'))).status).toBe(404);
  });

  it('prints the readings of its method, and keeps the schedule of the day of its disbursement [MC-9]', async () => {
    const loans = await Loans.giving(server, {
      method: { moratorium: 'capitalize' },
      type: { moratorium_months: 3 },
    });
    await loans.employed(['asha']);
    const id = await loans.granted('asha', { amount: '200000.00', term: 12 });
    const before = (await agreement(loans, id, loans.hr)).pages;
    const text = before.join(' ');
    expect(text).toContain('Before the term, interest capitalized');
    expect(text).toContain('One more month, interest added');
    expect(text).toContain('18,308.19');
    expect(text).toMatch(/Total interest\s+19,698\.39/);
    expect(text).not.toContain('Early settlement at a flat rate');
    await loans.recorded(id, 'prepayment_shorter', { amount: '50000.00' });
    expect((await agreement(loans, id, loans.hr)).pages).toEqual(before);
    expect((await agreement(loans, id, await loans.as('asha'), 'ne')).pages.join(' ')).toContain('ऋण सम्झौता');
  });

  it('is not printed of a request that was declined', async () => {
    const loans = await Loans.giving(server);
    await loans.employed(['asha']);
    const { body } = await loans.request(await loans.as('asha'));
    await loans.hr.post(`${loans.path}loan/${body.id}/decline/?as=hr`, { remark: 'Not now' });
    expect((await agreement(loans, body.id, loans.hr)).status).toBe(409);
  });
});
