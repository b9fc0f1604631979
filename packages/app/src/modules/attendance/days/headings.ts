import {
  attendanceHeadingSetting,
  type HeadedReport,
  type HeadingName,
} from '@karmik/model/attendance/heading-setting';
import { endpoint } from '../../../screens/records.ts';
import { useSingleton } from '../../../screens/singleton/use-singleton.ts';

type Setting = Readonly<Record<HeadedReport, readonly { readonly heading: HeadingName }[]>>;

/** A hook: the headings that the organization chose for a report; undefined where it shows the standard ones. */
export const headingsOf =
  (report: HeadedReport) =>
  (slug: string): readonly HeadingName[] | undefined => {
    const { data } = useSingleton<Setting>(attendanceHeadingSetting, endpoint(attendanceHeadingSetting, slug));
    const chosen = data?.[report] ?? [];
    return chosen.length === 0 ? undefined : chosen.map(({ heading }) => heading);
  };
