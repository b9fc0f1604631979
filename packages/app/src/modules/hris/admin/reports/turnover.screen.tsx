import { fillPath } from '@karmik/model/kit/links';
import { narrowingNames } from '@karmik/model/kit/query';
import { turnover } from '@karmik/model/hris/turnover';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useNumbers } from '../../../../preferences/dates.ts';
import { queryScreen } from '../../../../screens/kit/screens.ts';
import { useSlug } from '../../../../screens/providers/use-slug.ts';
import { useAddress } from '../../../../screens/use-address.ts';

/** Parameters that list those of a figure among who joined and left. */
const drills = {
  joined: { movement: 'Joined' },
  left: { movement: 'Left' },
  dismissed: { movement: 'Left', reason: 'Involuntary' },
} as const;
type Drilled = keyof typeof drills;
type Row = Readonly<Record<Drilled, number> & Record<'starts_on' | 'ends_on', string>>;

/** A figure that leads to the people whom it counts. */
const drill = (field: Drilled) => ({
  field,
  Cell: function Figure({ record }: { readonly record: Row }): ReactNode {
    const slug = useSlug();
    const number = useNumbers();
    const { params } = useAddress();
    if (record[field] === 0) return number(0);
    const narrowed = narrowingNames(turnover).flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    });
    const search = new URLSearchParams({
      ...Object.fromEntries(narrowed),
      ...drills[field],
      happened_on__gte: record.starts_on,
      happened_on__lte: record.ends_on,
    });
    return (
      <Link
        href={`${fillPath('/admin/:slug/hris/reports/basic/movements', { slug })}?${search.toString()}`}
        look="quiet"
      >
        {number(record[field])}
      </Link>
    );
  },
});

export default queryScreen(turnover, {
  columns: [
    'period',
    { field: 'opening', minWidth: '11rem' },
    drill('joined'),
    'moved',
    drill('left'),
    drill('dismissed'),
    { field: 'closing', minWidth: '11rem' },
    { field: 'average', minWidth: '12rem' },
    'turnover',
    'attrition',
  ],
});
