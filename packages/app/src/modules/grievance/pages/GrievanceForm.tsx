import { FormProblems } from '@karmik/forms/form/FormProblems';
import {
  grievanceCategories,
  grievanceFields,
  grievanceTargets,
  type GrievanceForm as Form,
  type GrievancePerson,
  type SentGrievance,
} from '@karmik/model/grievance/case';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Checkbox, CheckboxGroup } from '@karmik/ui/Checkbox';
import { ComboBox } from '@karmik/ui/ComboBox';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { Radio, RadioGroup } from '@karmik/ui/Radio';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextArea } from '@karmik/ui/TextArea';
import { TextField } from '@karmik/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useForm } from '../../../screens/form/use-form.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { formQuery, peopleQuery, sendGrievance } from './calls.ts';
import { words } from './words.ts';

interface GrievanceFormProps {
  readonly slug: string;
  /** An earlier one of the same author, with the access to it. */
  readonly follows?: { readonly title: string; readonly access: string } | undefined;
  readonly onSent: (answer: SentGrievance) => void;
}

const empty = {
  category: 'complaint',
  title: '',
  body: '',
  about: 'nothing',
  about_person: null as GrievancePerson | null,
  about_division: '',
  about_policy: '',
  /** Nothing is chosen for anyone: a wrong choice could not be taken back. */
  how: '',
  not_for: [] as readonly string[],
};

/** What is sent for what is in the form. */
const bodyFor =
  (follows: string | undefined) =>
  ({
    category,
    title,
    body,
    about,
    about_person: person,
    about_division: unit,
    about_policy: policy,
    how,
    not_for: notFor,
  }: typeof empty) => {
    const [kind, id] = unit.split(' ');
    const unitOf = (name: string) => (about === 'unit' && kind === name ? Number(id) : null);
    return {
      category,
      title,
      body,
      about: about === 'nothing' ? null : about,
      about_person: about === 'person' ? (person?.id ?? null) : null,
      about_branch: unitOf('branch'),
      about_division: unitOf('division'),
      about_policy: about === 'policy' ? policy : null,
      is_anonymous: how === 'anonymous',
      not_for: notFor.map(Number),
      ...(follows === undefined ? {} : { follows }),
    };
  };

/** Feedback, a suggestion or a complaint. Whether it has a name is chosen first and once (WC-37). */
export function GrievanceForm({ slug, follows, onSent }: GrievanceFormProps): ReactNode {
  const say = useModelText();
  const query = useQuery(formQuery(slug));
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
      {(facts) =>
        facts.is_enabled ? (
          <Fields slug={slug} facts={facts} follows={follows} onSent={onSent} />
        ) : (
          <EmptyState title={say(words.off)} />
        )
      }
    </Loaded>
  );
}

function Fields({ slug, facts, follows, onSent }: GrievanceFormProps & { readonly facts: Form }): ReactNode {
  const say = useModelText();
  const toBody = bodyFor(follows?.access);
  const form = useForm({
    initial: empty,
    schema: async () => (await import('@karmik/model/grievance/case')).grievanceBody,
    toBody,
    submit: async (values) => onSent(await sendGrievance(slug, toBody(values))),
  });
  const { introduction, branches, divisions, handlers } = facts;
  const how = form.field('how');
  const about = form.field('about');
  const category = form.field('category');
  const notFor = form.field('not_for');
  const person = form.field('about_person');
  const isChosen = form.values.how !== '';
  const isAnonymous = form.values.how === 'anonymous';
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="xl">
        {introduction !== null && <Text isMultiline>{introduction}</Text>}
        {follows && <Banner tone="info">{say(words.follows(follows.title))}</Banner>}
        <FormProblems problems={form.problems} />
        <Card>
          <Stack gap="lg">
            <RadioGroup label={say(words.how)} isInline value={how.value} onChange={how.onChange}>
              <Radio value="named">{say(words.byName)}</Radio>
              <Radio value="anonymous">{say(words.anonymously)}</Radio>
            </RadioGroup>
            {isChosen && (
              <>
                <Banner tone="info">
                  <Stack gap="xs">
                    <Text tone="inherit">{say(isAnonymous ? words.anonymousNote : words.namedNote)}</Text>
                    {isAnonymous && <Text tone="inherit">{say(words.anonymousClock)}</Text>}
                  </Stack>
                </Banner>
                <RadioGroup label={say(words.category)} isInline value={category.value} onChange={category.onChange}>
                  {Object.entries(grievanceCategories).map(([id, label]) => (
                    <Radio key={id} value={id}>
                      {say(label)}
                    </Radio>
                  ))}
                </RadioGroup>
                <TextField {...form.field('title')} label={say(grievanceFields.title.label)} isRequired />
                <TextArea {...form.field('body')} label={say(grievanceFields.body.label)} isRequired />
                <Select
                  label={say(words.about)}
                  options={[
                    { id: 'nothing', label: say(words.nothing) },
                    ...Object.entries(grievanceTargets).map(([id, label]) => ({ id, label: say(label) })),
                  ]}
                  value={about.value}
                  onChange={about.onChange}
                />
                {form.values.about === 'person' && (
                  <PersonChoice
                    slug={slug}
                    chosen={person.value}
                    onChange={person.onChange}
                    {...('errorMessage' in person ? { problem: person.errorMessage } : {})}
                  />
                )}
                {form.values.about === 'unit' && (
                  <Select
                    {...form.field('about_division')}
                    label={say(words.unit)}
                    description={say(words.unitWhy)}
                    options={[
                      ...branches.map(({ id, name }) => ({ id: `branch ${id}`, label: name })),
                      ...divisions.map(({ id, name }) => ({ id: `division ${id}`, label: name })),
                    ]}
                    value={form.values.about_division === '' ? null : form.values.about_division}
                    isRequired
                  />
                )}
                {form.values.about === 'policy' && (
                  <TextField
                    {...form.field('about_policy')}
                    label={say(grievanceFields.about_policy.label)}
                    isRequired
                  />
                )}
                {handlers.length > 0 && (
                  <CheckboxGroup
                    label={say(words.notFor)}
                    description={say(words.notForWhy)}
                    value={[...notFor.value]}
                    onChange={notFor.onChange}
                  >
                    {handlers.map(({ id, full_name: name }) => (
                      <Checkbox key={id} value={String(id)}>
                        {name}
                      </Checkbox>
                    ))}
                  </CheckboxGroup>
                )}
                <Text tone="muted" size="sm">
                  {say(words.filesLater)}
                </Text>
              </>
            )}
          </Stack>
        </Card>
        {isChosen && (
          <Inline justify="end">
            <Button type="submit" size="lg" isPending={form.isSending} isDisabled={form.hasErrors}>
              {say(words.send)}
            </Button>
          </Inline>
        )}
      </Stack>
    </form>
  );
}

interface PersonChoiceProps {
  readonly slug: string;
  readonly chosen: GrievancePerson | null;
  readonly onChange: (person: GrievancePerson | null) => void;
  readonly problem?: string | undefined;
}

/** Whom it is about, found by their name. */
function PersonChoice({ slug, chosen, onChange, problem }: PersonChoiceProps): ReactNode {
  const say = useModelText();
  const [typed, setTyped] = useState(chosen?.full_name ?? '');
  const { data = [], isFetching } = useQuery(peopleQuery(slug, typed === chosen?.full_name ? '' : typed));
  const people = chosen && !data.some(({ id }) => id === chosen.id) ? [chosen, ...data] : data;
  return (
    <ComboBox
      label={say(words.person)}
      description={say(words.personWhy)}
      value={chosen === null ? null : String(chosen.id)}
      inputValue={typed}
      onSearch={setTyped}
      isLoading={isFetching}
      options={people.map(({ id, full_name: name }) => ({ id: String(id), label: name }))}
      onChange={(id) => {
        const person = people.find((each) => String(each.id) === id) ?? null;
        onChange(person);
        if (person) setTyped(person.full_name);
      }}
      isRequired
      {...(problem === undefined ? {} : { errorMessage: problem })}
    />
  );
}
