/** Where tax certificates are fetched: one as a PDF, and all of a fiscal year as a ZIP. */
import { fiscalYearText } from '@karmik/model/kit/figures';
import { periodName } from '@karmik/model/kit/period';
import { taxCertificate } from '@karmik/model/payroll/certificate/certificate';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { DownloadIcon } from '@karmik/ui/icons';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { download } from '../../../api/download.ts';
import { todayThere } from '../../../preferences/place.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { PaperArchive } from '../paper/PaperArchive.tsx';
import { words } from './words.ts';

export function CertificatePaper({ record }: { readonly record: { readonly id: number } }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { language } = useSnapshot(preferences);
  const [isBusy, setBusy] = useState(false);
  const fetchPaper = async () => {
    setBusy(true);
    const path = `${endpoint(taxCertificate, slug, payrollEndpoints.certificate)}${record.id}/pdf/`;
    await download(path, { language }).catch(reportFailure);
    setBusy(false);
  };
  return (
    <IconButton
      label={say(words.pdf)}
      isPending={isBusy}
      icon={<Icon of={DownloadIcon} size="sm" />}
      onPress={() => void fetchPaper()}
    />
  );
}

/** All certificates of the fiscal year that the list is narrowed to, or of that of today. */
export function CertificatesOfYear({ slug }: { readonly slug: string }): ReactNode {
  const [params] = useSearchParams();
  const { language, calendar } = useSnapshot(preferences);
  const year = params.get('fiscal_year') ?? periodName(todayThere(), 'fiscal_year', 'bs');
  return (
    <PaperArchive
      path={endpoint(taxCertificate, slug, payrollEndpoints.certificateArchive)}
      query={{ fiscal_year: year }}
      label={words.archive(fiscalYearText(year, language, calendar === 'AD' ? 'ad' : 'bs'))}
      making={words.making}
    />
  );
}
