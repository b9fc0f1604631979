/** What the demo organisations ask their people: a library of questions, a set, forms in every state, and answers. */
import { form } from '@karmik/model/forms/form';
import {
  fromLibrary,
  libraryQuestion,
  questionCategory,
  questionSet,
  type LibraryRecord,
} from '@karmik/model/questions/library';
import type { Question, Structure } from '@karmik/model/questions/structure';
import type { Entity } from '@karmik/model/kit/entity';
import { toInstant } from '@karmik/model/kit/wall-clock';
import { decide } from '../../approval/decide.ts';
import type { Tenant } from '../../db/database.ts';
import type { Body } from '../../entity/hooks.ts';
import { createRecord, type Writer } from '../../entity/write.ts';
import { keepAnonymously } from './anonymous.ts';
import { saveDraft, sendAnswers } from './answering.ts';
import { formAnswerKind } from './answers.ts';
import { saveSet } from '../questions/structures.ts';
import { saveStructure } from './versions.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

const voiceUuid = '7c1d0a52-6a0e-4b3f-9d55-2f8f0a6b1c01';

const library = [
  {
    question: 'How content are you with the canteen?',
    type: 'Rating',
    points: 5,
    low: 'Not at all',
    high: 'Very',
    is_mandatory: true,
  },
  {
    question: 'How do you come to work?',
    type: 'Single choice',
    options: ['On foot', 'Office bus', 'Own vehicle', 'Public bus'],
    is_mandatory: true,
  },
  { question: 'Which stop do you use?', type: 'Short text' },
  {
    question: 'What should be on the menu more often?',
    type: 'Multiple choice',
    options: ['Dal bhat', 'Momo', 'Fruit', 'Salad'],
  },
  { question: 'What would you change?', type: 'Long text' },
  { question: 'From which day?', type: 'Date', is_mandatory: true },
  { question: 'At which time do you begin?', type: 'Time' },
  { question: 'A paper that goes with it', type: 'File' },
] as const;

type Taken = (place: number, change?: Partial<Question>) => Question;

export async function seed({
  context,
  organizationId,
  hrId,
  plan: { slug },
  end,
  setTime,
}: DemoOrganization): Promise<void> {
  const people = await teamOf(context, organizationId, slug);
  setTime(new Date(end - 40 * day));
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant } = hr.access;
  const add = (inner: Tenant, entity: Entity, body: Body) =>
    createRecord(hr, inner, entity, context.modules.entityHooks[entity.name] ?? {}, body);

  const made = await tenant.transaction(async (inner) => {
    const welfare = await add(inner, questionCategory, { name: 'Welfare', description: 'Canteen, transport, rooms.' });
    const requests = await add(inner, questionCategory, { name: 'Requests' });
    const records: LibraryRecord[] = [];
    for (const each of library) {
      const body = {
        ...each,
        category: 'options' in each || each.type === 'Rating' ? welfare : requests,
        ...('options' in each ? { options: each.options.map((option) => ({ option })) } : {}),
      };
      const id = await add(inner, libraryQuestion, body);
      records.push({
        id,
        help: null,
        is_mandatory: false,
        points: null,
        low: null,
        high: null,
        ...each,
        options: 'options' in each ? each.options.map((option) => ({ option })) : [],
      });
    }
    const take: Taken = (place, change = {}) => {
      const record = records[place];
      if (!record) throw new Error('the library of the demo has no such question');
      return { ...fromLibrary(record, `q${place + 1}`), ...change };
    };
    const canteen: Structure = {
      sections: [
        { title: 'Canteen', description: 'The meals at noon.', questions: [take(0), take(3)] },
        {
          title: 'Way to work',
          description: null,
          questions: [take(1), take(2, { shown_if: { question: 'q2', is: ['o2'] } }), take(4)],
        },
      ],
    };
    const set = await add(inner, questionSet, { name: 'Canteen and way to work', category: welfare });
    await saveSet(inner, set, canteen);
    const home: Structure = {
      sections: [
        {
          title: null,
          description: null,
          questions: [take(5), take(6), take(4, { text: 'Why?', is_mandatory: true }), take(7)],
        },
      ],
    };
    const prepare = async (body: Body, structure?: Structure) => {
      const id = await add(inner, form, body);
      if (structure) await saveStructure(inner, id, structure, context.clock());
      return id;
    };
    return {
      canteen: await prepare({
        name: 'Canteen and way to work',
        category: welfare,
        description: 'It takes three minutes. What you say decides the menu of the next months.',
        question_set: set,
        deadline: toInstant(`${iso(end + 14 * day)}T17:00`, 'Asia/Kathmandu'),
      }),
      home: await prepare(
        {
          name: 'Working from home',
          category: requests,
          description: 'Ask for days on which you work from home.',
          is_multiple: true,
          needs_approval: true,
          disclaimer: 'I can be reached during working hours and look after the things that were lent to me.',
        },
        home,
      ),
      voice: await prepare(
        { name: 'How are we doing?', category: welfare, description: 'Say openly what you think.', is_anonymous: true },
        {
          sections: [
            {
              title: null,
              description: null,
              questions: [take(0, { text: 'How content are you with your work?', library: null }), take(4)],
            },
          ],
        },
      ),
      later: await prepare({ name: 'Skills of the next year', category: requests, question_set: set }),
    };
  });
  // They were opened long ago, and no one need be told of it today.
  await tenant.query(`update form set state = 'Open' where organization_id = $1 and id = any($2)`, [
    organizationId,
    [made.canteen, made.home, made.voice],
  ]);

  // A demo is shown by addresses that stay the same.
  await tenant.query('update form set uuid = $3 where organization_id = $1 and id = $2', [
    organizationId,
    made.voice,
    voiceUuid,
  ]);

  const as = async (place: number): Promise<Writer | undefined> => {
    const id = people[place];
    return id === undefined ? undefined : writerOf(context, organizationId, id);
  };
  const send = async (place: number, at: number, formId: number, version: number, answers: object) => {
    setTime(new Date(at));
    const writer = await as(place);
    if (!writer) return undefined;
    return writer.access.tenant.transaction((inner) =>
      sendAnswers(inner, writer, formId, { version, agrees: true, answers: { ...answers } }),
    );
  };
  const said = [
    { q1: '4', q4: ['o2', 'o3'], q2: 'o2', q3: 'Kalanki', q5: 'Fewer fried things, please.' },
    { q1: '3', q4: ['o1'], q2: 'o1' },
    { q1: '5', q4: ['o2'], q2: 'o3', q5: 'मौसमी फलफूल थपिदिनुहोला।' },
  ];
  for (const [n, answers] of said.entries()) await send(n + 1, end - (30 - n) * day, made.canteen, 1, answers);
  setTime(new Date(end - 20 * day));
  await tenant.transaction(async (inner) => {
    const now = await inner.one<{ structure: Structure }>(
      'select structure from form_version where organization_id = $1 and form_id = $2 and number = 1',
      [organizationId, made.canteen],
    );
    const [first, ...others] = now?.structure.sections ?? [];
    if (!first) return;
    const questions = first.questions.map((each) =>
      each.key === 'q1' ? { ...each, text: 'How content are you with the new canteen?' } : each,
    );
    await saveStructure(inner, made.canteen, { sections: [{ ...first, questions }, ...others] }, context.clock());
  });
  await send(4, end - 15 * day, made.canteen, 2, { q1: '5', q2: 'o4', q4: ['o4'] });
  setTime(new Date(end - 2 * day));
  const employee = await as(0);
  if (employee)
    await employee.access.tenant.transaction((inner) =>
      saveDraft(context, inner, employee.access, made.canteen, { q1: '4', q4: ['o1'] }),
    );
  const wishes = [
    [0, 12, { q6: iso(end - 8 * day), q7: '09:30', q5: 'A craftsman comes in the morning.' }],
    [1, 3, { q6: iso(end + 5 * day), q5: 'बच्चाको स्कुल बिदा छ।' }],
    [2, 1, { q6: iso(end + 9 * day), q7: '10:00', q5: 'I write the yearly report.' }],
  ] as const;
  for (const [place, ago, answers] of wishes) {
    const id = await send(place, end - ago * day, made.home, 1, answers);
    if (place !== 0 || id === undefined) continue;
    setTime(new Date(end - (ago - 1) * day));
    await tenant.transaction((inner) => decide(formAnswerKind, inner, hr, id, 'approve', 'Agreed.', 'hr'));
  }
  const voices = [
    { q1: '5', q5: 'Good team, good tools.' },
    { q1: '3' },
    { q1: '2', q5: 'Shifts are told too late.' },
    { q1: '4' },
  ];
  for (const [n, answers] of voices.entries())
    await tenant.transaction((inner) => keepAnonymously(inner, made.voice, 1, answers, iso(end - (9 - n) * day)));
  setTime(new Date(end));
}
