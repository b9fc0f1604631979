import type { Interview, InterviewQuestion } from '@karmik/model/hris/separation';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { interviewWords } from './words.ts';

/** Questions with what was answered. */
export function InterviewRead({ interview }: { interview: Interview }): ReactNode {
  return (
    <Stack gap="md">
      {interview.questions.map((question, index) => (
        <Stack key={index} gap="xs">
          <Text weight="medium">{question.question}</Text>
          <Answer question={question} />
        </Stack>
      ))}
    </Stack>
  );
}

function Answer({ question: { answered, rating, answer } }: { question: InterviewQuestion }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  if (rating !== null) return <Text>{say(interviewWords.ofFive(figures(rating)))}</Text>;
  if (answer === null) return <Text tone="muted">{say(interviewWords.noAnswer)}</Text>;
  if (answered === 'Yes or no') return <Text>{say(answer === 'Yes' ? interviewWords.yes : interviewWords.no)}</Text>;
  return <Text>{answer}</Text>;
}
