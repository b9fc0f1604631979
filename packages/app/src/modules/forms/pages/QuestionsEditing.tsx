import type { FieldTexts } from '@karmik/model/kit/read-errors';
import { AnswerForm } from '@karmik/forms/AnswerForm';
import { QuestionEditor } from '@karmik/forms/QuestionEditor';
import { useUnsavedGuard } from '@karmik/forms/guard';
import { addQuestion } from '@karmik/forms/questions/editing';
import { everyProblem, fieldErrors } from '@karmik/model/kit/field-errors';
import { structure as structureSchema, structureErrors, type Structure } from '@karmik/model/questions/structure';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useLeaveBlocker } from '../../../screens/providers/use-leave-blocker.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { words } from './words.ts';

const LibraryDrawer = lazy(async () => ({ default: (await import('./LibraryDrawer.tsx')).LibraryDrawer }));

interface QuestionsEditingProps<Answer> {
  /** Where the questions are, under the API root. */
  readonly path: string;
  /** The first part of the cache keys of what they belong to. */
  readonly topic: string;
  readonly held: Structure;
  readonly hasNoFiles?: boolean;
  /** May be looked at and not changed. */
  readonly mayWrite: boolean;
  readonly onSaved: (answer: Answer) => void;
}

/** The questions of a form or of a set: put together, tried out, saved. */
export function QuestionsEditing<Answer extends { readonly structure: Structure }>(
  props: QuestionsEditingProps<Answer>,
): ReactNode {
  const { path, topic, held, hasNoFiles = false, mayWrite, onSaved } = props;
  const say = useModelText();
  const texts = useTexts();
  const slug = useSlug();
  const [structure, setStructure] = useState(held);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [open, setOpen] = useState<'preview' | 'library'>();
  const isUnsaved = structure !== held && JSON.stringify(structure) !== JSON.stringify(held);
  useUnsavedGuard(isUnsaved, useLeaveBlocker);
  const refuse = (found: FieldTexts) => {
    setErrors(found);
    snackbar.error(say(words.review));
  };
  const saving = useMutation({
    mutationFn: (body: Structure) => api.put(path, { json: body }).json<Answer>(),
    onSuccess: async (answer) => {
      setErrors({});
      setStructure(answer.structure);
      onSaved(answer);
      await queryClient.invalidateQueries({ queryKey: [topic] });
    },
    onError: (error) => {
      const { fields, messages, status } = toFailure(error);
      if (Object.keys(fields).length > 0) return refuse(fields);
      snackbar.error(
        messages[0] === undefined
          ? status === 0
            ? texts.errors.noAnswerNow
            : texts.errors.somethingWrong
          : say(messages[0]),
      );
    },
  });
  const check = (): Structure | undefined => {
    const checked = structureSchema.safeParse(structure);
    const found = checked.success
      ? structureErrors(checked.data, hasNoFiles)
      : fieldErrors(checked.error.issues, everyProblem);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return undefined;
    }
    setErrors({});
    return checked.data;
  };
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <output>
          <Text tone="muted">{isUnsaved ? say(words.unsaved) : ''}</Text>
        </output>
        <Inline gap="sm">
          {mayWrite && may('15.00', 'read') && (
            <Button variant="outline" tone="neutral" onPress={() => setOpen('library')}>
              {say(words.fromLibrary)}
            </Button>
          )}
          <Button variant="outline" tone="neutral" onPress={() => check() && setOpen('preview')}>
            {say(words.preview)}
          </Button>
          {mayWrite && (
            <Button
              isPending={saving.isPending}
              onPress={() => {
                const right = check();
                if (right) saving.mutate(right);
              }}
            >
              {say(words.save)}
            </Button>
          )}
        </Inline>
      </Inline>
      <QuestionEditor structure={structure} onChange={setStructure} errors={errors} hasNoFiles={hasNoFiles} />
      <Drawer
        isOpen={open === 'preview'}
        size="lg"
        onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
        title={say(words.preview)}
      >
        <Stack gap="lg">
          <Text tone="muted">{say(words.previewWhat)}</Text>
          <AnswerForm
            structure={structure}
            submitLabel={words.tryIt}
            submit={() => Promise.resolve()}
            onSuccess={() => void snackbar.success(say(words.previewDone))}
          />
        </Stack>
      </Drawer>
      <Suspense fallback={null}>
        {open === 'library' && (
          <LibraryDrawer
            slug={slug}
            hasNoFiles={hasNoFiles}
            onClose={() => setOpen(undefined)}
            onTake={(make) => setStructure((now) => addQuestion(now, now.sections.length - 1, make))}
          />
        )}
      </Suspense>
    </Stack>
  );
}
