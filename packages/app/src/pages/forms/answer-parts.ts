import type { formAnswer } from '@karmik/model/forms/form';
import type { FieldsOf } from '@karmik/model/kit/entity';
import type { ViewerType } from '@karmik/model/kit/actions';
import { text } from '@karmik/model/kit/text';
import type { Section } from '../../screens/kit/bodies.ts';
import { answersSection } from './AnswersSection.tsx';

type Fields = FieldsOf<typeof formAnswer>;

/** What the views of an answer share, whoever looks. */
export const answerParts = (as: ViewerType) =>
  ({
    as,
    path: 'forms/:org/answer',
    sections: [
      {
        kind: 'fields',
        title: text('Form', 'फारम'),
        fields: ['form', 'sender', 'version', 'created_at'],
      },
      { kind: 'own', isBare: true, Section: answersSection(as) },
    ] satisfies readonly Section<Fields>[],
  }) as const;
