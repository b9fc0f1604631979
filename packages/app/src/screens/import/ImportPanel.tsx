import type { Entity } from '@karmik/model/kit/entity';
import { importLimits } from '@karmik/model/spreadsheet/contracts';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { FileField } from '@karmik/ui/FileField';
import { Icon } from '@karmik/ui/Icon';
import { DownloadIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Tag } from '@karmik/ui/Tag';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { upload } from '../../api/upload.ts';
import { useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { failureText, reportFailure } from '../query/report-failure.ts';
import { endpoint, refresh } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { words } from '../words.ts';
import { saveText } from './save-text.ts';
import { UnderstoodRows } from './UnderstoodRows.tsx';
import { importedFields, problemLines, templateOf, type Outcome } from './import-outcome.ts';

interface ImportPanelProps {
  readonly entity: Entity;
  readonly onDone?: () => void;
  /** What fetches a template with more than the headings of the entity; absent: a sheet of its headings. */
  readonly template?: ReactNode;
  /** The sheet is created whole or not at all: a row with a problem holds back all of them. */
  readonly isWhole?: boolean;
}

type Work = 'checking' | 'creating' | undefined;

/** Records from a spreadsheet: a template, a check that tells each problem by row and column, and the creation of the good rows. */
export function ImportPanel({ entity, onDone, template, isWhole = false }: ImportPanelProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const slug = useSlug();
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState(0);
  const [work, setWork] = useState<Work>();
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();

  const send = (given: File, query: string) =>
    upload<Outcome>(`${endpoint(entity, slug)}import/?${query}`, given, (done) => setShare(done * 100)).answer;
  const check = async (given: File) => {
    setFile(given);
    setProblem(undefined);
    setOutcome(undefined);
    setWork('checking');
    try {
      setOutcome(await send(given, 'dry_run=true'));
    } catch (error) {
      setProblem(failureText(error));
    }
    setWork(undefined);
  };
  const create = async () => {
    if (!file) return;
    setWork('creating');
    try {
      const { created } = await send(file, `dry_run=false&mode=${isWhole ? 'all' : 'valid'}`);
      snackbar.success(say(words.rowsCreated(figures(created))));
      await refresh(entity);
      setFile(undefined);
      setOutcome(undefined);
      onDone?.();
    } catch (error) {
      reportFailure(error);
    }
    setWork(undefined);
  };

  const { import_file: other } = entity;
  const lines = outcome ? problemLines(outcome) : [];
  const news = outcome ? outcome.valid - outcome.known : 0;
  const isHeld = isWhole && lines.length > 0;
  const fieldLabel = (name: string) => {
    const field = entity.fields[name];
    // The server may know columns that the organization has of its own; they are called as in the file.
    const heading = outcome?.columns.find((column) => column.field === name)?.heading;
    return name === 'non_field_errors' ? say(words.wholeRow) : field ? say(field.label) : (heading ?? name);
  };
  return (
    <Stack gap="lg">
      <Inline justify="between" gap="sm">
        <Text tone="muted" size="sm">
          {importedFields(entity)
            .map(([, field]) => `${say(field.label)}${field.required ? ' *' : ''}`)
            .join(', ')}
        </Text>
        {template ?? (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            iconStart={<Icon of={DownloadIcon} size="sm" />}
            onPress={() => saveText(`${entity.name}.csv`, templateOf(entity))}
          >
            {say(words.template)}
          </Button>
        )}
      </Inline>
      <FileField
        label={say(words.file)}
        description={say(other ? words.fileWhatOr(other.label) : words.fileWhat)}
        accept={['.csv', '.xlsx', ...(other ? [other.ending] : [])]}
        maxBytes={importLimits.bytes}
        files={
          file
            ? [{ id: 'file', name: file.name, bytes: file.size, ...(work === undefined ? {} : { progress: share }) }]
            : []
        }
        errorMessage={problem}
        onAdd={([given]) => given && void check(given)}
        onReject={() => setProblem(say(other ? words.fileRejectedOr(other.label) : words.fileRejected))}
        onRemove={() => {
          setFile(undefined);
          setOutcome(undefined);
          setProblem(undefined);
        }}
        isDisabled={work !== undefined}
      />
      <output>{work === 'checking' && <Text tone="muted">{say(words.checking)}</Text>}</output>
      {outcome && (
        <>
          <Banner
            tone={outcome.errors.length ? 'caution' : 'positive'}
            title={say(words.rowsFound(figures(outcome.rows)))}
          >
            {[
              say(words.rowsGood(figures(news))),
              ...(outcome.known ? [say(words.rowsKnown(figures(outcome.known)))] : []),
              ...(outcome.errors.length ? [say(words.rowsBad(figures(outcome.errors.length)))] : []),
            ].join(' · ')}
          </Banner>
          <Stack gap="xs">
            <Text as="span" size="sm" weight="medium">
              {say(words.columnsRead)}
            </Text>
            <Inline gap="xs">
              {outcome.columns.map(({ heading, field }, index) => (
                <Tag key={index} tone={field === null ? 'neutral' : 'positive'}>
                  {`${heading} → ${field === null ? say(words.notRead) : fieldLabel(field)}`}
                </Tag>
              ))}
            </Inline>
          </Stack>
          <UnderstoodRows entity={entity} outcome={outcome} labelOf={fieldLabel} />
          {lines.length > 0 && (
            <DataTable
              label={say(words.problem)}
              columns={[
                { id: 'cell', header: say(words.cell), cell: ({ cell, row }) => cell ?? figures(row), width: '5rem' },
                { id: 'column', header: say(words.column), cell: ({ field }) => fieldLabel(field), minWidth: '8rem' },
                { id: 'problem', header: say(words.problem), cell: ({ message }) => say(message) },
              ]}
              rows={lines}
              rowId={({ row, field }) => `${row} ${field}`}
              rowName={({ row }) => `${say(words.row)} ${figures(row)}`}
            />
          )}
          <Inline justify="end">
            {isHeld && (
              <Text tone="muted" size="sm">
                {say(words.correctAll)}
              </Text>
            )}
            <Button isDisabled={news === 0 || isHeld} isPending={work === 'creating'} onPress={() => void create()}>
              {say(
                outcome.errors.length && !isWhole ? words.createGood(figures(news)) : words.createRows(figures(news)),
              )}
            </Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}
