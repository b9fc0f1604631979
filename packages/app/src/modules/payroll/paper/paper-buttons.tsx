/** Where payslips are fetched as PDFs: one's own, a year of them, one for HR, and a sample of the layout. */
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { endpoint } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { FileButton } from '../../../screens/query/FileButton.tsx';
import { words } from './words.ts';

interface SlipPaperProps {
  readonly id: number;
  readonly as: 'user' | 'hr';
}

export function SlipPaper({ id, as }: SlipPaperProps): ReactNode {
  const slug = useSlug();
  return (
    <Inline justify="end">
      <FileButton
        label={words.pdf}
        path={`${endpoint(paySlip, slug, payrollEndpoints.slip)}${id}/pdf/`}
        query={{ as }}
      />
    </Inline>
  );
}

export const OwnSlipPaper = ({ record }: { readonly record: { readonly id: number } }): ReactNode => (
  <SlipPaper id={record.id} as="user" />
);

/** One's payslips and one's tax certificate of the fiscal year of the first day of the chosen period, or of today. */
export function YearPapers({ slug, params }: { readonly slug: string; readonly params: URLSearchParams }): ReactNode {
  const day = params.get('starts_on__gte');
  const query = day ? { query: { day } } : {};
  return (
    <Inline>
      <FileButton label={words.year} path={endpoint(paySlip, slug, payrollEndpoints.yearPaper)} {...query} />
      <FileButton
        label={words.certificate}
        path={endpoint(paySlip, slug, payrollEndpoints.ownCertificate)}
        {...query}
      />
    </Inline>
  );
}

export function LayoutSample({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  return (
    <Card title={say(words.sampleTitle)} titleLevel="2">
      <Stack gap="sm">
        <Text tone="muted">{say(words.sampleHelp)}</Text>
        <div>
          <FileButton label={words.sample} path={`${endpoint(paySlip, slug, payrollEndpoints.layout)}preview/`} />
        </div>
      </Stack>
    </Card>
  );
}
