import { task } from '@karmik/model/task/task';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import type { ReactNode } from 'react';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useNumbers } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import type { Task } from './task-types.ts';

type People = Task['responsible'];

const chipsOf = (people: People): ReactNode => (
  <Inline gap="md">{people.map(({ person }) => person && <PersonChip key={person.id} person={person} />)}</Inline>
);

/** Who gave a task, who does it and who looks on. */
export function TaskPeople({ record }: { record: Pick<Task, 'responsible' | 'observers' | 'created_by'> }): ReactNode {
  const say = useModelText();
  const { created_by, responsible, observers } = task.fields;
  return (
    <DescriptionList
      items={[
        { label: say(created_by.label), value: <PersonChip person={record.created_by} /> },
        { label: say(responsible.label), value: chipsOf(record.responsible) },
        ...(record.observers.length > 0 ? [{ label: say(observers.label), value: chipsOf(record.observers) }] : []),
      ]}
    />
  );
}

/** The people of a list in a cell: the first, and how many more. */
export function PeopleCell({ people }: { people: People }): ReactNode {
  const number = useNumbers();
  const [first, ...others] = people;
  if (!first?.person) return '–';
  return (
    <Inline gap="sm">
      <PersonChip person={first.person} size="sm" />
      {others.length > 0 && `+${number(others.length)}`}
    </Inline>
  );
}
