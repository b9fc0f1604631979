import { FieldCell } from '@karmik/forms/FieldParts';
import { disciplinaryCase } from '@karmik/model/hris/disciplinary-case';
import { disciplinaryPaths } from '@karmik/model/hris/paths';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { linkTo } from '@karmik/model/kit/links';
import type { Page } from '@karmik/model/kit/paging';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

type Row = EntityRecord<typeof disciplinaryCase>;
const shown = ['decision', 'status'] as const;

/** The disciplinary cases of a file, each on the way to its page in the register. */
export function CasesSection({ record: file }: { record: AnyRecord }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const slug = useSlug();
  const path = endpoint(disciplinaryCase, slug, 'hris/:org/disciplinary-case');
  const asked = { as: 'hr', employee: file.id, limit: 100 };
  const query = useQuery({
    queryKey: keyOf(disciplinaryCase, path, asked),
    queryFn: ({ signal }) => api.get(path, { searchParams: asked, signal }).json<Page<Row>>(),
  });
  const title = say(disciplinaryCase.plural ?? disciplinaryCase.label);
  return (
    <Card title={title} isFlush={(query.data?.results.length ?? 0) > 0}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={1} />}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="muted">{say(words.nothing)}</Text>
          ) : (
            <DataTable
              label={title}
              columns={[
                {
                  id: 'incident_on',
                  header: say(disciplinaryCase.fields.incident_on.label),
                  cell: ({ id, incident_on }) => (
                    <Link href={linkTo(disciplinaryPaths.organization, { slug }, { open: id })}>
                      {dates.date(incident_on)}
                    </Link>
                  ),
                },
                ...shown.map((name) => ({
                  id: name,
                  header: say(disciplinaryCase.fields[name].label),
                  cell: (row: Row) => <FieldCell field={disciplinaryCase.fields[name]} value={row[name]} />,
                })),
              ]}
              rows={results}
              rowId={({ id }) => String(id)}
              rowName={({ incident_on }) => dates.date(incident_on)}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
