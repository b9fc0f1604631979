import { headcountMovement, type HeadcountFigure } from '@karmik/model/hris/headcount';
import { fillPath } from '@karmik/model/kit/links';
import { inputNames } from '@karmik/model/kit/query';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useNumbers } from '../../../../preferences/dates.ts';
import { queryScreen } from '../../../../screens/kit/screens.ts';
import { useSlug } from '../../../../screens/providers/use-slug.ts';
import { periodNames } from '../../../../screens/report/period.ts';
import { useAddress } from '../../../../screens/use-address.ts';

type Row = Readonly<Record<HeadcountFigure, number> & { id: number }>;

/** A figure that leads to the people whom it counts, in the same period and with the same filters. */
const drill = (figure: HeadcountFigure) => ({
  field: figure,
  Cell: function Figure({ record }: { readonly record: Row }): ReactNode {
    const slug = useSlug();
    const number = useNumbers();
    const { params } = useAddress();
    if (record[figure] === 0) return number(0);
    const kept = [...periodNames, ...inputNames(headcountMovement)].flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    });
    const unit = params.get('unit') ?? 'branch';
    const search = new URLSearchParams({
      ...Object.fromEntries(kept),
      figure,
      ...(record.id === 0 ? { [`unit_${unit}__isnull`]: 'true' } : { [`unit_${unit}`]: String(record.id) }),
    });
    return (
      <Link
        href={`${fillPath('/admin/:slug/hris/reports/basic/headcount/people', { slug })}?${search.toString()}`}
        look="quiet"
      >
        {number(record[figure])}
      </Link>
    );
  },
});

export default queryScreen(headcountMovement, {
  columns: [
    'unit_name',
    drill('opening'),
    drill('joined'),
    drill('transferred_in'),
    drill('transferred_out'),
    drill('left'),
    drill('closing'),
  ],
});
