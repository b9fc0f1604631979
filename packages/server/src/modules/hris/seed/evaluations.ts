/** What the demo asks about its candidates by personal links: sets of questions, evaluations in every state, and salaries. */
import type { EvaluationKind } from '@karmik/model/hris/evaluation-kinds';
import { questionSet } from '@karmik/model/questions/library';
import { scoreOf } from '@karmik/model/questions/score';
import { questionsOf, structure, type Structure } from '@karmik/model/questions/structure';
import type { Tenant } from '../../../db/database.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { candidateEvaluation } from '@karmik/model/hris/candidate-evaluation';
import { moveLinkRequest } from '../pre-employment/personal-link-requests.ts';
import { sendDeclaration } from '../pre-employment/declarations.ts';
import { evaluationRequest, sendEvaluation } from '../pre-employment/evaluations.ts';
import { readRow } from '../../../entity/read.ts';

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

const rating = (key: string, text: string) => ({
  key,
  type: 'Rating',
  text,
  points: 5,
  low: 'Poor',
  high: 'Excellent',
  is_mandatory: true,
});

const sets = {
  interview: {
    name: 'Interview',
    structure: structure.parse({
      sections: [
        {
          title: 'The person',
          questions: [
            rating('q1', 'Knowledge of the work'),
            rating('q2', 'Clear in word and thought'),
            { key: 'q3', type: 'Long text', text: 'What speaks for and against them?' },
          ],
        },
      ],
    }),
  },
  reference: {
    name: 'Reference',
    structure: structure.parse({
      sections: [
        {
          title: 'Your work together',
          questions: [
            { key: 'q1', type: 'Short text', text: 'From when to when did you work together?', is_mandatory: true },
            rating('q2', 'Reliability'),
            rating('q3', 'Work with others'),
            {
              key: 'q4',
              type: 'Single choice',
              text: 'Would you work with them again?',
              options: [
                { key: 'o1', text: 'Yes' },
                { key: 'o2', text: 'No' },
              ],
              is_mandatory: true,
            },
          ],
        },
      ],
    }),
  },
  assessment: {
    name: 'First assessment',
    structure: structure.parse({
      sections: [
        {
          title: null,
          questions: [
            {
              key: 'q1',
              type: 'Long text',
              text: 'A colleague misses a deadline that yours depends on. What do you do?',
              is_mandatory: true,
            },
            {
              key: 'q2',
              type: 'Single choice',
              text: 'VAT of 13% on Rs 2,000 is',
              options: [
                { key: 'o1', text: 'Rs 130' },
                { key: 'o2', text: 'Rs 260' },
                { key: 'o3', text: 'Rs 26' },
              ],
              is_mandatory: true,
            },
          ],
        },
      ],
    }),
  },
} as const;

interface Wish {
  readonly candidate: string;
  readonly kind: EvaluationKind;
  readonly set: keyof typeof sets;
  /** Absent: an employee of the organisation, but for an assessment. */
  readonly evaluator?: { readonly evaluator: string; readonly email: string; readonly relation?: string };
  /** Days from today on which it was sent, and until which it takes an answer. */
  readonly since: number;
  readonly until: number;
  readonly is?: 'Opened' | 'Expired' | 'Withdrawn';
  readonly answers?: Readonly<Record<string, string>>;
  readonly recommendation?: 'strong' | 'yes' | 'doubtful' | 'no';
}

const wishes: readonly Wish[] = [
  {
    candidate: 'Sujata Basnet',
    kind: 'preliminary_interview',
    set: 'interview',
    since: -48,
    until: -42,
    answers: { q1: '4', q2: '5', q3: 'Quick to understand; has led nobody yet.' },
    recommendation: 'yes',
  },
  {
    candidate: 'Sujata Basnet',
    kind: 'interview',
    set: 'interview',
    since: -46,
    until: -41,
    answers: { q1: '5', q2: '4' },
    recommendation: 'strong',
  },
  {
    candidate: 'Elina Thakali',
    kind: 'reference_check',
    set: 'reference',
    evaluator: {
      evaluator: 'Prakash Koirala',
      email: 'prakash@nirman.example',
      relation: 'Supervisor until last year',
    },
    since: -7,
    until: 5,
    answers: { q1: '2078 to 2082', q2: '5', q3: '4', q4: 'o1' },
    recommendation: 'strong',
  },
  {
    candidate: 'Nabin Chaudhary',
    kind: 'reference_check',
    set: 'reference',
    evaluator: { evaluator: 'Saraswati Bhatta', email: 'saraswati@school.example', relation: 'Head teacher' },
    since: -3,
    until: 6,
    is: 'Opened',
  },
  { candidate: 'Nabin Chaudhary', kind: 'assessment', set: 'assessment', since: -2, until: 7 },
  {
    candidate: 'Manisha Lama',
    kind: 'interview',
    set: 'interview',
    evaluator: { evaluator: 'Dipendra Oli', email: 'dipendra@consult.example' },
    since: -1,
    until: 5,
  },
  {
    candidate: 'Manisha Lama',
    kind: 'reference_check',
    set: 'reference',
    evaluator: { evaluator: 'Urmila Gurung', email: 'urmila@bank.example', relation: 'Colleague' },
    since: -1,
    until: 5,
    is: 'Withdrawn',
  },
  {
    candidate: 'Bikram Rana',
    kind: 'reference_check',
    set: 'reference',
    evaluator: { evaluator: 'Hemanta Subedi', email: 'hemanta@works.example', relation: 'Supervisor' },
    since: -20,
    until: -12,
    is: 'Expired',
  },
];

async function writeSet(
  writer: Writer,
  tenant: Tenant,
  { name, structure: asked }: { name: string; structure: Structure },
) {
  const id = await createRecord(writer, tenant, questionSet, {}, { name });
  await tenant.query(
    'update question_set set structure = $3, question_count = $4 where organization_id = $1 and id = $2',
    [tenant.organizationId, id, JSON.stringify(asked), questionsOf(asked).length],
  );
  return id;
}

const npr = (amount: string) => ({ currency: 'NPR', amount });

const declarations = [
  {
    candidate: 'Elina Thakali',
    since: -8,
    until: 2,
    answers: {
      current_salary: npr('82000.00'),
      expected_salary: { currency: 'USD', amount: '950.00' },
      certificate: null,
      document: null,
      words: 'I would like the Provident Fund to go on.',
    },
  },
  { candidate: 'Manisha Lama', since: -1, until: 6, answers: null },
] as const;

const useUp = (tenant: Tenant, purpose: string, id: number, at: Date) =>
  tenant.query(
    `update personal_link set closed_at = $4, closed_because = 'used' where organization_id = $1 and purpose = $2 and object_id = $3`,
    [tenant.organizationId, purpose, id, at],
  );

/** @param interviewer an employee @param setTime moves the clock by which everything is written */
export async function writeEvaluations(
  writer: Writer,
  interviewer: number,
  end: number,
  setTime: (time: Date) => void,
): Promise<void> {
  const { tenant } = writer.access;
  const place = [tenant.organizationId] as const;
  const made = await tenant.transaction(async (inner) => ({
    interview: await writeSet(writer, inner, sets.interview),
    reference: await writeSet(writer, inner, sets.reference),
    assessment: await writeSet(writer, inner, sets.assessment),
  }));
  const known = await tenant.query<{ id: number; candidate: string }>(
    'select id, candidate from pre_employment where organization_id = $1',
    [...place],
  );
  for (const wish of wishes) {
    const { candidate, kind, set, evaluator, since, until, is, answers, recommendation } = wish;
    const about = known.find((each) => each.candidate === candidate);
    if (!about) continue;
    setTime(new Date(end + since * day));
    await tenant.transaction(async (inner) => {
      const id = await sendEvaluation(writer, inner, about.id, {
        kind,
        question_set: made[set],
        answer_by: iso(end + until * day),
        ...(kind === 'assessment' ? {} : (evaluator ?? { employee: interviewer })),
      });
      if (is === 'Withdrawn') {
        const before = await readRow(inner, candidateEvaluation, {}, writer.access, id, 'lock');
        await moveLinkRequest(writer, inner, evaluationRequest, {
          id,
          name: 'withdraw',
          to: is,
          before,
          input: { remark: 'Another reference was enough.' },
        });
      } else if (is !== undefined)
        await inner.query(
          'update candidate_evaluation set status = $3, opened_at = $4 where organization_id = $1 and id = $2',
          [...place, id, is, new Date(end + (since + 1) * day)],
        );
      if (!answers) return;
      const at = new Date(end + (since + 1) * day);
      await inner.query(
        `update candidate_evaluation set status = 'Answered', opened_at = $3, answered_at = $3, answers = $4, score = $5, recommendation = $6
          where organization_id = $1 and id = $2`,
        [...place, id, at, JSON.stringify(answers), scoreOf(sets[set].structure, answers), recommendation ?? null],
      );
      await useUp(inner, kind, id, at);
    });
  }
  for (const { candidate, since, until, answers } of declarations) {
    const about = known.find((each) => each.candidate === candidate);
    if (!about) continue;
    setTime(new Date(end + since * day));
    await tenant.transaction(async (inner) => {
      const id = await sendDeclaration(writer, inner, about.id, { answer_by: iso(end + until * day) });
      if (answers === null) return;
      const at = new Date(end + (since + 1) * day);
      await inner.query(
        `update salary_declaration set status = 'Answered', opened_at = $3, answered_at = $3, answers = $4 where organization_id = $1 and id = $2`,
        [...place, id, at, JSON.stringify(answers)],
      );
      await useUp(inner, 'salary_declaration', id, at);
    });
  }
}
