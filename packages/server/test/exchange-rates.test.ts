/** Rates of exchange: entered by who may, one a day, and found for a day as long as they are not too old. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateOfDay } from '../src/modules/commons/exchange-rates.ts';
import { aMember, anOrganization, signIn, startServer, type Client, type TestServer } from './support/server.ts';

let server: TestServer;
let made = 0;

beforeAll(async () => {
  server = await startServer();
  server.now = new Date('2026-11-20T06:15:00.000Z');
});
afterAll(() => server.close());

type Errors = Record<string, string[]>;

class Rates {
  readonly id: number;
  readonly slug: string;
  readonly hr: Client;
  readonly asha: Client;

  private constructor(id: number, slug: string, hr: Client, asha: Client) {
    [this.id, this.slug, this.hr, this.asha] = [id, slug, hr, asha];
  }

  static async of(): Promise<Rates> {
    const slug = `rates-${++made}`;
    const organization = await anOrganization(server, slug);
    const hr = await aMember(server, organization, `hr-${made}`, { is_hr_admin: true });
    const asha = await aMember(server, organization, `asha-${made}`);
    return new Rates(organization.id, slug, await signIn(server, hr), await signIn(server, asha));
  }

  enter(who: Client, currency: string, valid_on: string, rate: string, own: object = {}) {
    return who.post<{ id: number; version: string } & Errors>(`/commons/${this.slug}/exchange-rate/`, {
      currency,
      valid_on,
      unit: 1,
      buying: rate,
      selling: rate,
      ...own,
    });
  }

  set(own: object) {
    return this.hr.patch(`/commons/${this.slug}/exchange-rate-setting/`, own);
  }

  on(currency: 'EUR' | 'USD' | 'NPR', day: string) {
    return rateOfDay(server.context.database.organization(this.id), currency, day);
  }
}

describe('rates of exchange', () => {
  it('are those of the newest earlier day, dated, and never of a later one [MC-23]', async () => {
    const rates = await Rates.of();
    await rates.enter(rates.hr, 'EUR', '2026-10-30', '156.72');
    await rates.enter(rates.hr, 'EUR', '2026-11-01', '157.05');
    expect(await rates.on('EUR', '2026-10-31')).toEqual({ rated_on: '2026-10-30', unit: 1, rate: '156.7200' });
    await rates.enter(rates.hr, 'EUR', '2026-10-31', '156.90');
    expect(await rates.on('EUR', '2026-10-31')).toEqual({ rated_on: '2026-10-31', unit: 1, rate: '156.9000' });
  });

  it('are missing where the newest one is too old, or where there is none [MC-23]', async () => {
    const rates = await Rates.of();
    await rates.enter(rates.hr, 'EUR', '2026-10-24', '156.72');
    expect(await rates.on('EUR', '2026-10-31')).toMatchObject({ rate: '156.7200' });
    expect(await rates.on('EUR', '2026-11-01')).toMatchObject({ refusal: { code: 'commons.exchange.too_old' } });
    expect(await rates.on('EUR', '2026-10-23')).toMatchObject({ refusal: { code: 'commons.exchange.missing' } });
    expect(await rates.on('USD', '2026-10-31')).toMatchObject({ refusal: { code: 'commons.exchange.missing' } });
    await rates.set({ greatest_age: 8 });
    expect(await rates.on('EUR', '2026-11-01')).toMatchObject({ rated_on: '2026-10-24' });
  });

  it('are those that the rules use, and 1 for the own currency', async () => {
    const rates = await Rates.of();
    await rates.enter(rates.hr, 'USD', '2026-11-10', '133.10', { selling: '133.71' });
    expect(await rates.on('USD', '2026-11-10')).toMatchObject({ rate: '133.7100' });
    await rates.set({ applied: 'middle' });
    expect(await rates.on('USD', '2026-11-10')).toMatchObject({ rate: '133.4050' });
    expect(await rates.on('NPR', '2026-11-10')).toMatchObject({ rate: '1.0000' });
  });

  it('stand once a day, are not of tomorrow, and are entered by who may', async () => {
    const rates = await Rates.of();
    expect((await rates.enter(rates.hr, 'USD', '2026-11-10', '133.10')).status).toBe(201);
    expect((await rates.enter(rates.hr, 'USD', '2026-11-10', '133.20')).status).toBe(400);
    const wrong = async (own: object) =>
      Object.keys((await rates.enter(rates.hr, 'USD', '2026-11-11', '133.10', own)).body);
    expect(await wrong({ valid_on: '2026-11-21' })).toEqual(['valid_on']);
    expect(await wrong({ unit: 0 })).toEqual(['unit']);
    expect(await wrong({ selling: '133.09' })).toEqual(['selling']);
    expect(await wrong({ currency: 'NPR' })).toEqual(['currency']);
    expect(await wrong({ buying: '0' })).toContain('buying');
    expect((await rates.enter(rates.asha, 'USD', '2026-11-12', '133.10')).status).toBe(403);
  });
});
