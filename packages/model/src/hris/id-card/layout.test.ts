import { describe, expect, it } from 'vitest';
import { cardFields, cardRules, type CardDesign } from './design.ts';
import { cardSides, initialsOf, onColour, type CardBox, type CardFacts } from './layout.ts';

const design: CardDesign = {
  size: 'CR80',
  orientation: 'Landscape',
  language: 'en',
  colour: '#0a5bd3',
  shown_fields: ['job_title', 'employee_code', 'division', 'branch', 'blood_group'],
  has_photo: true,
  has_logo: true,
  qr_side: 'Front',
  qr_holds: 'Number',
  has_back: true,
  back_text: 'Found cards go to the office.',
  signatory: 'HR Manager',
};
const facts: CardFacts = {
  full_name: 'Asha Sharma',
  organization: 'Himal Industries',
  organization_lines: ['Naxal, Kathmandu', '01-4780000'],
  has_logo: true,
  card_number: 'A1-1',
  expires_on: '2028-01-01',
  qr: 'A1-1',
  facts: Object.fromEntries(Object.keys(cardFields).map((name) => [name, `Value of ${name}`])),
};

const overlaps = (a: CardBox, b: CardBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const designs = (['CR80', 'A7'] as const).flatMap((size) =>
  (['Landscape', 'Portrait'] as const).flatMap((orientation) =>
    (['Front', 'Back', 'None'] as const).map((qr_side): CardDesign => {
      const shown_fields = (Object.keys(cardFields) as CardDesign['shown_fields']).slice(0, 5);
      return { ...design, size, orientation, qr_side, shown_fields };
    }),
  ),
);

describe('a card', () => {
  it.each(designs.map((each) => [`${each.size} ${each.orientation}, code: ${each.qr_side}`, each] as const))(
    '%s: nothing stands over anything else or over the edge',
    (_name, each) => {
      const { width, height, front, back = [] } = cardSides(each, facts);
      for (const side of [front, back]) {
        const things = side.filter(({ form }) => form !== 'band');
        for (const [index, box] of things.entries()) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01);
          expect(box.y + box.height).toBeLessThanOrEqual(height + 0.01);
          for (const other of things.slice(index + 1))
            expect([box, other, overlaps(box, other)]).toEqual([box, other, false]);
        }
      }
    },
  );

  it('shows the chosen facts that are known, in their order and language', () => {
    const texts = cardSides(
      { ...design, language: 'ne', shown_fields: ['blood_group', 'job_title'] },
      facts,
    ).front.flatMap((box) => (box.form === 'text' ? [box.text] : []));
    expect(texts).toContain('Value of job_title');
    expect(texts).toContain('रक्त समूह: Value of blood_group');
    expect(texts.join()).not.toContain('employee_code');
  });

  it('leaves no room for a logo that the organization does not have', () => {
    const { front } = cardSides(design, { ...facts, has_logo: false });
    expect(front.some(({ form }) => form === 'logo')).toBe(false);
  });

  it('has one side where one was asked for, and no code on the side that it lacks', () => {
    expect(cardSides({ ...design, has_back: false }, facts).back).toBeUndefined();
    expect(cardRules({ ...design, has_back: false, qr_side: 'Back' })).toEqual({
      qr_side: [expect.objectContaining({ en: 'A one-sided card has no back' })],
    });
  });

  it('refuses more facts than it has room for', () => {
    const all = Object.keys(cardFields) as CardDesign['shown_fields'];
    expect(cardRules({ ...design, shown_fields: all })).toEqual({
      shown_fields: [expect.objectContaining({ en: 'A card has room for 5 details' })],
    });
  });

  it('is written upon in the colour that is read better', () => {
    expect([onColour('#0a5bd3'), onColour('#ffd166'), onColour('#111111')]).toEqual(['#ffffff', '#000000', '#ffffff']);
  });

  it('names the person who has no photo by two letters', () => {
    expect([initialsOf('Asha Devi Sharma'), initialsOf('Asha'), initialsOf('आशा शर्मा')]).toEqual(['AS', 'A', 'आश']);
  });
});
