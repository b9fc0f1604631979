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
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { FileButton } from '../../../screens/query/FileButton.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf, refresh } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { WriteDialog } from './WriteFile.tsx';
import { words } from './words.ts';

type Written = EntityRecord<typeof payFile> & { readonly version: string };
const { fields } = payFile;
const { pay } = payFile.actions as NonNullable<typeof payFile.actions>;
const columns = [
  'people',
  'total',
  'created_at',
  'written_by',
  'replaces',
  'receipt_number',
  'paid_on',
  'paid_by',
  'receipt',
] as const;

interface WrittenFilesProps {
  /** Of the duty of a payroll. */
  readonly path: string;
  readonly duty: DutyName;
  readonly data: PayFilePage;
}

/** Files of a duty that were written, with their receipts. */
export function WrittenFiles({ path, duty, data }: WrittenFilesProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
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
    <Card title={say(words.written)} isFlush>
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {({ results }) => (
          <DataTable
            label={say(words.written)}
            rows={results}
            rowId={({ id }) => String(id)}
            rowName={({ name }) => name}
            empty={say(words.noFiles)}
            columns={[
              { id: 'name', header: say(fields.name.label), minWidth: '12rem', cell: ({ name }) => name },
              {
                id: 'status',
                header: say(fields.status.label),
                minWidth: '9rem',
                cell: ({ status }) => <FieldCell field={fields.status} value={status} />,
              },
              ...columns.map((name) => ({
                id: name,
                header: say(name === 'created_at' ? words.writtenAt : fields[name].label),
                ...((name === 'total' || name === 'people') && { align: 'end' as const, isNumeric: true }),
                cell: (file: Written) => (
                  <FieldCell
                    field={name === 'created_at' ? { kind: 'instant', label: words.writtenAt } : fields[name]}
                    value={file[name]}
                  />
                ),
              })),
            ]}
            rowActions={(file) => (
              <Inline>
                <FileButton label={words.download} path={`${own}${file.id}/content/`} />
                {file.status === 'Written' && may('11.00', 'write') && (
                  <Button variant="ghost" onPress={() => setChosen({ file, does: 'pay' })}>
                    {say(pay.label)}
                  </Button>
                )}
                {file.status !== 'Replaced' && may('11.00', 'write') && (
                  <Button variant="ghost" tone="neutral" onPress={() => setChosen({ file, does: 'replace' })}>
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
