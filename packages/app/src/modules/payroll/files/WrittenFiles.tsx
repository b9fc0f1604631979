import { DecisionDialog } from '@karmik/forms/DecisionForm';
import { FieldCell } from '@karmik/forms/FieldParts';
import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Page } from '@karmik/model/kit/paging';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { duties, type DutyName } from '@karmik/model/payroll/files/duties';
import { payFile } from '@karmik/model/payroll/files/file';
import type { PayFilePage } from '@karmik/model/payroll/files/page';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { FileButton } from '../../../screens/query/FileButton.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf, refresh } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { WriteDialog } from './WriteFile.tsx';
import { words } from './words.ts';

type Written = EntityRecord<typeof payFile> & { readonly version: string };
const { fields } = payFile;
const { pay } = payFile.actions as NonNullable<typeof payFile.actions>;
interface WrittenFilesProps {
  /** Of the duty of a payroll. */
  readonly path: string;
  readonly duty: DutyName;
  readonly data: PayFilePage;
}

/** The generated files of a duty with their receipts; a missing receipt is added where it is missing. */
export function WrittenFiles({ path, duty, data }: WrittenFilesProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const { money, number, language } = useValues();
  const [chosen, setChosen] = useState<{ readonly file: Written; readonly does: 'pay' | 'replace' }>();
  const own = endpoint(payFile, slug, payrollEndpoints.file);
  const asked = { as: 'hr', run: data.run.id, duty, sort: '-created_at', limit: 100 };
  const query = useQuery({
    queryKey: keyOf(payFile, own, asked),
    queryFn: ({ signal }) => api.get(own, { searchParams: asked, signal }).json<Page<Written>>(),
  });
  const close = () => setChosen(undefined);
  const addReceipt = async (file: Written, input: object) => {
    await api.post(`${own}${file.id}/pay/`, {
      searchParams: { as: 'hr' },
      json: input,
      headers: { 'if-match': `"${file.version}"` },
    });
    await refresh(payFile);
  };
  const template = duties[duty].files.find(({ name }) => name === chosen?.file.template);
  return (
    <Card title={say(words.written)}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {({ results }) => (
          <DataTable
            label={say(words.written)}
            rows={results}
            rowId={({ id }) => String(id)}
            rowName={({ name }) => name}
            empty={say(words.noFiles)}
            columns={[
              {
                id: 'name',
                header: say(fields.name.label),
                minWidth: '10rem',
                cell: ({ name, replaces }) => (
                  <Stack gap="none">
                    <span>{name}</span>
                    {replaces && (
                      <Text size="sm" tone="muted">{`${say(fields.replaces.label)}: ${replaces.name}`}</Text>
                    )}
                  </Stack>
                ),
              },
              {
                id: 'status',
                header: say(fields.status.label),
                minWidth: '9rem',
                cell: ({ status }) => <FieldCell field={fields.status} value={status} />,
              },
              {
                id: 'people',
                header: say(fields.people.label),
                align: 'end',
                isNumeric: true,
                cell: ({ people }) => number(people),
              },
              {
                id: 'total',
                header: say(fields.total.label),
                align: 'end',
                isNumeric: true,
                minWidth: '8rem',
                cell: ({ total }) => money(total),
              },
              {
                id: 'written',
                header: say(fields.written_by.label),
                minWidth: '10rem',
                cell: ({ written_by, created_at }) => (
                  <Stack gap="none">
                    <FieldCell field={fields.written_by} value={written_by} />
                    <Text size="sm" tone="muted">
                      {dates.date(created_at)}
                    </Text>
                  </Stack>
                ),
              },
              {
                id: 'receipt',
                header: say(fields.receipt.label),
                minWidth: '7rem',
                cell: (file) =>
                  file.receipt_number === null ? (
                    file.status === 'Written' && may('11.00', 'write') ? (
                      <Button size="sm" variant="ghost" onPress={() => setChosen({ file, does: 'pay' })}>
                        {say(pay.label)}
                      </Button>
                    ) : (
                      '–'
                    )
                  ) : (
                    <Stack gap="none">
                      <span>{file.receipt_number}</span>
                      <Text size="sm" tone="muted">
                        {[
                          file.paid_on && dates.date(file.paid_on),
                          file.paid_by && ((language === 'ne' && file.paid_by.name_ne) || file.paid_by.full_name),
                        ]
                          .filter(Boolean)
                          .join(', ')}
                      </Text>
                      {file.receipt && <FieldCell field={fields.receipt} value={file.receipt} />}
                    </Stack>
                  ),
              },
            ]}
            rowActions={(file) => (
              <Inline gap="sm">
                <FileButton label={words.download} path={`${own}${file.id}/content/`} />
                {file.status !== 'Replaced' && may('11.00', 'write') && (
                  <Button size="sm" variant="ghost" tone="neutral" onPress={() => setChosen({ file, does: 'replace' })}>
                    {say(words.replace)}
                  </Button>
                )}
              </Inline>
            )}
          />
        )}
      </Loaded>
      {chosen?.does === 'pay' && (
        <DecisionDialog
          action={pay}
          title={`${say(pay.label)}: ${chosen.file.name}`}
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          submit={(input) => addReceipt(chosen.file, input)}
        />
      )}
      {chosen?.does === 'replace' && template && (
        <WriteDialog
          path={path}
          duty={duty}
          template={template}
          bank={null}
          lacking={1}
          replaces={chosen.file.id}
          title={`${say(words.replace)}: ${chosen.file.name}`}
          message={say(words.replaceWhy(chosen.file.name))}
          onClose={close}
        />
      )}
    </Card>
  );
}
