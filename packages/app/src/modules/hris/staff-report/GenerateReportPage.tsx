import { useModelText } from '../../../texts/texts.ts';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { staff } from '@karmik/model/hris/staff';
import { staffReport } from '@karmik/model/hris/staff-report';
import { Skeleton } from '@karmik/ui/Skeleton';
import type { ReactNode } from 'react';
import { masterDataScreen } from '../../../screens/kit/screens.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useRecord } from '../../../screens/query/use-record.ts';
import { endpoint } from '../../../screens/records.ts';
import { ReportScreenView } from '../../../screens/report/ReportScreenView.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { MasterDataScreenView } from '../../../screens/master-data/MasterDataScreenView.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useAddress } from '../../../screens/use-address.ts';
import { may } from '../../../shell/session.ts';
import { screenOf } from './staff-report.ts';

const words = {
  open: bilingual('Show', 'देखाउनुहोस्'),
  openOf: (name: string) => bilingual(`Show ${name}`, `देखाउनुहोस्: ${name}`),
};

/** Leads from the list of reports to one of them. */
function OpenReport({ record }: { record: { readonly id: number; readonly name: string } }): ReactNode {
  const say = useModelText();
  return (
    <ButtonLink size="sm" variant="ghost" href={`?report=${record.id}`} aria-label={say(words.openOf(record.name))}>
      {say(words.open)}
    </ButtonLink>
  );
}

const list = masterDataScreen(staffReport, {
  description: bilingual(
    'Build your own report: choose employees, columns and groups.',
    'आफ्नै प्रतिवेदन बनाउनुहोस्: कर्मचारी, स्तम्भ र समूह छान्नुहोस्।',
  ),
  columns: ['name', 'description', 'people', 'counted_by'],
  filters: ['people', 'counted_by'],
  sort: 'name',
  form: [
    'name',
    'description',
    {
      title: bilingual('Employees', 'कर्मचारी'),
      fields: ['people', 'branches', 'divisions', 'employment_types', 'employment_levels'],
    },
    { title: bilingual('What', 'के'), fields: ['columns', 'counted_by', 'split_by'] },
  ],
  RowActions: OpenReport,
  empty: bilingual('Create your first report.', 'पहिलो प्रतिवेदन बनाउनुहोस्।'),
});

/** The reports that were put together; `?report=4` shows one of them. */
export default function GenerateReportPage(): ReactNode {
  const { params } = useAddress();
  const id = params.get('report');
  return id === null ? <MasterDataScreenView screen={list} /> : <OneReport id={id} />;
}

function OneReport({ id }: { id: string }): ReactNode {
  const query = useRecord(staffReport, endpoint(staffReport, useSlug()), id);
  if (query.data === undefined)
    return (
      <ScreenPage screen={list}>
        <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
          {() => null}
        </Loaded>
      </ScreenPage>
    );
  const maySee = (name: string) => {
    const code = staff.fields[name as keyof typeof staff.fields] as { readonly read_code?: Parameters<typeof may>[0] };
    return code.read_code === undefined || may(code.read_code, 'read');
  };
  const report = query.data as EntityRecord<typeof staffReport>;
  return <ReportScreenView screen={screenOf(report, maySee)} title={report.name} />;
}
