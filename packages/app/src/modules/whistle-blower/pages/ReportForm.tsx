import { FormProblems } from '@karmik/forms/form/FormProblems';
import { reportFields, type ReceiptAnswer, type ReportForm as Form } from '@karmik/model/whistle-blower/report';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Checkbox, CheckboxGroup } from '@karmik/ui/Checkbox';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { Radio, RadioGroup } from '@karmik/ui/Radio';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextArea } from '@karmik/ui/TextArea';
import { TextField } from '@karmik/ui/TextField';
import { useEffect, useState, type ReactNode } from 'react';
import { useNumbers } from '../../../preferences/dates.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { useModelText } from '../../../texts/texts.ts';
import { readForm, sendReport, type Source } from './untraced.ts';
import { words } from './words.ts';

interface ReportFormProps {
  readonly sources: readonly Source[];
  readonly first: Source;
  readonly onSent: (answer: ReceiptAnswer) => void;
}

/** The report, for the organisation that is chosen. */
export function ReportForm({ sources, first, onSent }: ReportFormProps): ReactNode {
  const say = useModelText();
  const [source, setSource] = useState(first);
  const [form, setForm] = useState<Form | 'failed' | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    readForm(source).then(
      (found) => isHere && setForm(found),
      () => isHere && setForm('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [source]);
  return (
    <Stack gap="xl">
      {sources.length > 1 && (
        <Select
          label={say(words.organization)}
          options={sources.map(({ slug, name }) => ({ id: slug, label: name }))}
          value={source.slug}
          onChange={(slug) => {
            setForm(undefined);
            setSource(sources.find((each) => each.slug === slug) ?? first);
          }}
        />
      )}
      {form === undefined ? (
        <Skeleton shape="block" count={4} />
      ) : form === 'failed' ? (
        <EmptyState title={say(words.failed)} />
      ) : form.incident_types.length === 0 ? (
        <EmptyState title={say(words.noTypes)} />
      ) : (
        <Fields key={source.slug} source={source} form={form} onSent={onSent} />
      )}
    </Stack>
  );
}

const empty = {
  incident_type: '',
  title: '',
  description: '',
  happened: '',
  place: '',
  people_involved: '',
  impact: '',
  evidence: '',
  how: 'anonymous',
  reporter_name: '',
  reporter_contact: '',
  not_for: [] as readonly string[],
};

/** What is sent for what is in the form. */
const toBody = ({
  incident_type: type,
  how,
  not_for: out,
  reporter_name: name,
  reporter_contact: contact,
  ...told
}: typeof empty) => {
  const isAnonymous = how === 'anonymous';
  return {
    ...told,
    incident_type: type === '' ? null : Number(type),
    is_anonymous: isAnonymous,
    reporter_name: isAnonymous ? null : name,
    reporter_contact: isAnonymous ? null : contact,
    not_for: out.map(Number),
  };
};

function Fields({
  source,
  form: facts,
  onSent,
}: {
  source: Source;
  form: Form;
  onSent: (answer: ReceiptAnswer) => void;
}): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const form = useForm({
    initial: empty,
    schema: async () => (await import('@karmik/model/whistle-blower/report')).reportBody,
    toBody,
    submit: async (values) => onSent(await sendReport(source, toBody(values))),
  });
  const { introduction, incident_types: types, investigators, retention_days: days } = facts;
  const isAnonymous = form.values.how === 'anonymous';
  const type = types.find(({ id }) => String(id) === form.values.incident_type);
  const long = (name: 'description' | 'people_involved' | 'impact' | 'evidence') => (
    <TextArea {...form.field(name)} label={say(reportFields[name].label)} isRequired={name === 'description'} />
  );
  const notFor = form.field('not_for');
  const how = form.field('how');
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="xl">
        {introduction !== null && <Text isMultiline>{introduction}</Text>}
        <Banner tone="info" title={say(words.kept)}>
          <Stack gap="xs">
            {isAnonymous && <Text tone="inherit">{say(words.keptNothing)}</Text>}
            <Text tone="inherit">{say(words.keptDays(figures(days)))}</Text>
          </Stack>
        </Banner>
        <FormProblems problems={form.problems} />
        <Card>
          <Stack gap="lg">
            <RadioGroup label={say(words.how)} isInline value={how.value} onChange={how.onChange}>
              <Radio value="anonymous">{say(words.anonymously)}</Radio>
              <Radio value="named">{say(words.byName)}</Radio>
            </RadioGroup>
            {!isAnonymous && (
              <>
                <TextField
                  {...form.field('reporter_name')}
                  label={say(reportFields.reporter_name.label)}
                  autoComplete="name"
                />
                <TextField {...form.field('reporter_contact')} label={say(reportFields.reporter_contact.label)} />
              </>
            )}
            <Select
              {...form.field('incident_type')}
              value={form.values.incident_type === '' ? null : form.values.incident_type}
              label={say(reportFields.incident_type.label)}
              description={type?.description ?? undefined}
              options={types.map(({ id, name }) => ({ id: String(id), label: name }))}
              isRequired
            />
            <TextField {...form.field('title')} label={say(reportFields.title.label)} isRequired />
            {long('description')}
            <TextField {...form.field('happened')} label={say(reportFields.happened.label)} />
            <TextField {...form.field('place')} label={say(reportFields.place.label)} />
            {long('people_involved')}
            {long('impact')}
            {long('evidence')}
            {investigators.length > 0 && (
              <CheckboxGroup
                label={say(words.readers)}
                description={say(words.readersWhy)}
                value={[...notFor.value]}
                onChange={notFor.onChange}
                {...('errorMessage' in notFor ? { errorMessage: notFor.errorMessage } : {})}
              >
                {investigators.map(({ id, name }) => (
                  <Checkbox key={id} value={String(id)}>
                    {name}
                  </Checkbox>
                ))}
              </CheckboxGroup>
            )}
            <Text tone="muted" size="sm">
              {say(words.filesLater)}
            </Text>
          </Stack>
        </Card>
        <Inline justify="end">
          <Button type="submit" size="lg" isPending={form.isSending} isDisabled={form.hasErrors}>
            {say(words.send)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
