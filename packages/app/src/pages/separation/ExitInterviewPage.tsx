import { FormProblems } from '@karmik/forms/form/FormProblems';
import type { Interview, InterviewQuestion } from '@karmik/model/hris/separation';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { Radio, RadioGroup } from '@karmik/ui/Radio';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextArea } from '@karmik/ui/TextArea';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { toFailure } from '../../api/failure.ts';
import { queryClient } from '../../api/query-client.ts';
import { useDates, useNumbers } from '../../preferences/dates.ts';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../screens/ScreenPage.tsx';
import { useSlug } from '../../screens/surroundings/use-slug.ts';
import { useModelText, useTexts } from '../../texts/texts.ts';
import { InterviewRead } from './InterviewRead.tsx';
import { interviewWords } from './words.ts';

interface Own {
  readonly interview: Interview | null;
}
interface Given {
  readonly rating: number | null;
  readonly answer: string | null;
}

const ratings = [1, 2, 3, 4, 5];
const nothing: Given = { rating: null, answer: null };

/** The questions for whoever leaves; what was answered stays to be read. */
export default function ExitInterviewPage(): ReactNode {
  const say = useModelText();
  const path = `hris/${useSlug()}/exit-interview/own/`;
  const query = useQuery({
    queryKey: ['exit_interview', path],
    queryFn: ({ signal }) => api.get(path, { signal }).json<Own>(),
  });
  return (
    <ScreenPage screen={interviewWords} width="form">
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ interview }) =>
          interview === null ? (
            <EmptyState title={say(interviewWords.nothing)} description={say(interviewWords.nothingWhy)} />
          ) : interview.answered_at === null ? (
            <Questions interview={interview} path={`${path}answer/`} />
          ) : (
            <Stack gap="lg">
              <Banner tone="positive">{say(interviewWords.thanks)}</Banner>
              <Card>
                <InterviewRead interview={interview} />
              </Card>
            </Stack>
          )
        }
      </Loaded>
    </ScreenPage>
  );
}

function Questions({ interview, path }: { interview: Interview; path: string }): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const dates = useDates();
  const [given, setGiven] = useState<readonly Given[]>(interview.questions.map(() => nothing));
  const [isTried, setTried] = useState(false);
  const isMissing = (index: number) => {
    const { rating, answer } = given[index] ?? nothing;
    return interview.questions[index]?.is_needed === true && rating === null && !answer?.trim();
  };
  const sending = useMutation({
    mutationFn: () => api.post(path, { json: { answers: given } }).json<Own>(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['exit_interview'] }),
  });
  const failure = sending.error ? toFailure(sending.error) : undefined;
  const problems = failure
    ? failure.messages.length > 0
      ? failure.messages.map((message) => texts.serverMessage(message))
      : [failure.status === 0 ? texts.errors.noAnswerNow : texts.errors.somethingWrong]
    : [];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const missing = interview.questions.findIndex((_question, index) => isMissing(index));
        if (missing < 0) sending.mutate();
        else
          event.currentTarget.querySelectorAll<HTMLElement>('[role=radiogroup], textarea')[missing]?.scrollIntoView();
      }}
    >
      <Stack gap="lg">
        <Banner tone="info">{say(interviewWords.before(dates.date(interview.effective_date)))}</Banner>
        {interview.introduction && <Text>{interview.introduction}</Text>}
        <FormProblems problems={problems} />
        {interview.questions.map((question, index) => (
          <Question
            key={index}
            question={question}
            given={given[index] ?? nothing}
            problem={isTried && isMissing(index) ? say(interviewWords.needed) : undefined}
            onChange={(next) => setGiven(given.map((each, place) => (place === index ? next : each)))}
          />
        ))}
        <Inline justify="end">
          <Button type="submit" isPending={sending.isPending}>
            {say(interviewWords.send)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface QuestionProps {
  readonly question: InterviewQuestion;
  readonly given: Given;
  /** Shown once somebody has tried to send. */
  readonly problem: string | undefined;
  readonly onChange: (given: Given) => void;
}

function Question({ question, given, problem, onChange }: QuestionProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const label = question.question;
  if (question.answered === 'Text')
    return (
      <TextArea
        label={label}
        maxLength={2_000}
        isRequired={question.is_needed}
        errorMessage={problem}
        value={given.answer ?? ''}
        onChange={(answer) => onChange({ rating: null, answer: answer || null })}
      />
    );
  const isRating = question.answered === 'Rating';
  const choices = isRating
    ? ratings.map((rating) => ({ id: String(rating), words: figures(rating) }))
    : [
        { id: 'Yes', words: say(interviewWords.yes) },
        { id: 'No', words: say(interviewWords.no) },
      ];
  return (
    <RadioGroup
      label={label}
      isInline
      isRequired={question.is_needed}
      isInvalid={problem !== undefined}
      errorMessage={problem}
      value={isRating ? (given.rating === null ? null : String(given.rating)) : given.answer}
      onChange={(chosen) =>
        onChange(isRating ? { rating: Number(chosen), answer: null } : { rating: null, answer: chosen })
      }
    >
      {choices.map(({ id, words }) => (
        <Radio key={id} value={id}>
          {words}
        </Radio>
      ))}
    </RadioGroup>
  );
}
