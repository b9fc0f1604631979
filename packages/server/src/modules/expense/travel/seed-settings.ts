/** Places of trips of the demo, with allowances by level and class, limits and rules about days. */
import { travelAllowance, travelLimit } from '@karmik/model/expense/travel/allowance';
import { travelLocation, travelLocationClass } from '@karmik/model/expense/travel/location';
import { travelExpenseSetting } from '@karmik/model/expense/travel/setting';
import type { Entity } from '@karmik/model/kit/entity';
import type { Tenant } from '../../../db/database.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';

const classes = [
  {
    name: 'Large cities',
    name_in_nepali: 'ठूला सहर',
    daily: { currency: 'NPR', amount: '2500.00' },
    senior: { currency: 'NPR', amount: '3500.00' },
    hotel: '5500.00',
    places: [
      ['Pokhara', 'पोखरा', 'Nepal'],
      ['Biratnagar', 'विराटनगर', 'Nepal'],
      ['Butwal', 'बुटवल', 'Nepal'],
    ],
  },
  {
    name: 'Other districts',
    name_in_nepali: 'अन्य जिल्ला',
    daily: { currency: 'NPR', amount: '2000.00' },
    senior: { currency: 'NPR', amount: '2800.00' },
    hotel: '3500.00',
    places: [
      ['Surkhet', 'सुर्खेत', 'Nepal'],
      ['Jumla', 'जुम्ला', 'Nepal'],
    ],
  },
  {
    name: 'Abroad',
    name_in_nepali: 'विदेश',
    daily: { currency: 'USD', amount: '60.00' },
    senior: { currency: 'USD', amount: '85.00' },
    hotel: null,
    places: [
      ['Delhi', 'दिल्ली', 'India'],
      ['Singapore', 'सिङ्गापुर', 'Singapore'],
    ],
  },
] as const;

/** @returns places by name */
export async function seedTravelSettings(
  hr: Writer,
  tenant: Tenant,
  types: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const made = (entity: Entity, body: Readonly<Record<string, unknown>>) => createRecord(hr, tenant, entity, {}, body);
  // The highest levels have allowances of their own.
  const levels = await tenant.query<{ id: number }>(
    'select id from employment_level where organization_id = $1 and archived_at is null order by scale_start desc nulls last, id limit 2',
    [tenant.organizationId],
  );
  const valid_from = '2026-07-17';
  const places = new Map<string, number>();
  for (const { places: names, daily, senior, hotel, ...named } of classes) {
    const location_class = await made(travelLocationClass, named);
    for (const [name, name_in_nepali, country] of names)
      places.set(name, await made(travelLocation, { name, name_in_nepali, country, location_class }));
    await made(travelAllowance, { location_class, employment_level: null, daily, valid_from });
    for (const { id } of levels)
      await made(travelAllowance, { location_class, employment_level: id, daily: senior, valid_from });
    if (hotel !== null)
      await made(travelLimit, {
        expense_type: types.get('Hotel'),
        location_class,
        employment_level: null,
        cap: hotel,
        valid_from,
      });
  }
  await made(travelExpenseSetting, {
    allowance_type: types.get('Daily allowance'),
    full_day: 720,
    part_percent: 50,
    least: 240,
  });
  return places;
}
