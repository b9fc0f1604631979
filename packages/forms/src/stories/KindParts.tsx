import type { Field, Fields } from '@karmik/model/kit/fields';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Grid } from '@karmik/ui/Grid';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { EntityForm } from '../entity-form/EntityForm.tsx';
import { paramsFromFilters, type FieldFilter } from '../filter/filter-params.ts';
import { FieldCell, FieldFilterControl, FieldRead } from '../kinds/FieldParts.tsx';
import { everyKind, shelf } from './library.ts';
import { LibraryForms } from './LibraryForms.tsx';

export interface KindPartsProps {
  /** A field of the library's shelf. */
  name: keyof typeof everyKind.fields;
}

/** The four parts of a kind: what it looks like in details, in a table, in a form and as a filter. */
export function KindParts({ name }: KindPartsProps): ReactNode {
  const field: Field = everyKind.fields[name];
  const value: unknown = shelf[name];
  const fields: Fields = { [name]: field };
  const [filter, setFilter] = useState<FieldFilter>({});
  return (
    <LibraryForms>
      <Grid columns="2">
        <Card title="Shown">
          <DescriptionList
            columns="1"
            items={[
              { id: 'read', label: 'In details', value: <FieldRead field={field} value={value} /> },
              { id: 'cell', label: 'In a table', value: <FieldCell field={field} value={value} /> },
              { id: 'empty', label: 'Nothing', value: <FieldRead field={field} value={null} /> },
            ]}
          />
        </Card>
        <Card title="Filter">
          <Stack>
            <FieldFilterControl field={field} value={filter} onChange={setFilter} />
            <Text as="div" isMono size="sm">
              <output aria-label="Address">?{paramsFromFilters({ [name]: filter }).toString()}</output>
            </Text>
          </Stack>
        </Card>
        <Card title="Edit, filled">
          <EntityForm entity={{ fields }} record={{ [name]: value }} submit={nothing} hasButtons={false} />
        </Card>
        <Card title="Edit, empty">
          <EntityForm entity={{ fields }} submit={nothing} hasButtons={false} />
        </Card>
      </Grid>
    </LibraryForms>
  );
}

const nothing = () => Promise.resolve();
