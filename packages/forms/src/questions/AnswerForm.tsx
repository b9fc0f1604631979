import { f, type Fields } from '@karmik/model/kit/fields';
import { askedBy, groupsOfStructure, type Answers } from '@karmik/model/questions/asked';
import type { Structure } from '@karmik/model/questions/structure';
import type { Text } from '@karmik/model/kit/text';
import { useMemo, type ReactNode } from 'react';
import { questionMessages } from '@karmik/model/questions/messages';
import type { DraftStore } from '../draft/draft.ts';
import { EntityForm } from '../entity-form/EntityForm.tsx';
import type { UseBlocker } from '../guard/use-unsaved-guard.ts';
import { words } from './words.ts';

export interface AnswerFormProps {
  structure: Structure;
  /** What must be agreed to before anything is sent. */
  disclaimer?: string | null;
  /** Asked after the questions, and sent among the answers by its names, which are none of a structure. */
  closing?: { readonly title: Text; readonly fields: Fields };
  submitLabel?: Text;
  /** Sends what was answered; what it throws is shown at the questions. */
  submit: (answers: Answers, agrees: boolean) => Promise<unknown>;
  onSuccess?: () => void;
  draft?: DraftStore;
  useBlocker?: UseBlocker;
}

const agreement = '_agrees';

/** A structure of questions to be answered: only what earlier answers ask for is there, and only that is demanded (FM-1). */
export function AnswerForm({
  structure,
  disclaimer = null,
  closing,
  submitLabel = words.answer,
  submit,
  onSuccess,
  draft,
  useBlocker,
}: AnswerFormProps): ReactNode {
  const { entity, groups } = useMemo(() => {
    const questions = askedBy(structure);
    const asked = { ...questions, fields: { ...questions.fields, ...closing?.fields } };
    const own = [
      ...groupsOfStructure(structure),
      ...(closing ? [{ title: closing.title, fields: Object.keys(closing.fields), columns: '1' as const }] : []),
    ];
    if (disclaimer === null) return { entity: asked, groups: own };
    const fields: Fields = { ...asked.fields, [agreement]: f.boolean({ label: words.agree, default: false }) };
    return {
      entity: {
        ...asked,
        fields,
        rules: (answers: object) =>
          (answers as Answers)[agreement] === true ? undefined : { [agreement]: [questionMessages.disclaimer] },
      },
      groups: [
        ...own,
        {
          title: words.disclaimer,
          description: { en: disclaimer, ne: disclaimer },
          fields: [agreement],
          columns: '1' as const,
        },
      ],
    };
  }, [structure, disclaimer, closing]);
  return (
    <EntityForm<Fields>
      entity={entity}
      groups={groups}
      titleLevel="2"
      noticeName={null}
      submitLabel={submitLabel}
      submit={(body) => {
        const { [agreement]: agrees, ...answers } = body as Answers;
        return submit(answers, agrees === true);
      }}
      {...(onSuccess ? { onSuccess } : {})}
      {...(draft ? { draft } : {})}
      {...(useBlocker ? { useBlocker } : {})}
    />
  );
}
