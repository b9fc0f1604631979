/** The table that a declaration asks for, to be put into a migration: columns, references, unique rules and the tenant's wall. */
import { columnOf, linesOf, linesTable, type Entity } from '@karmik/model/kit/entity';
import type { Field, Fields } from '@karmik/model/kit/fields';
import { columnFields, isNeverNull, sqlTypes } from './columns.ts';

const precise = (field: Field): string => {
  if (field.kind === 'decimal') return `numeric(16, ${field.decimals})`;
  if (field.kind === 'money' || field.kind === 'percent') return 'numeric(16, 2)';
  if (field.kind === 'instant') return 'timestamptz';
  if (field.kind === 'time') return 'time';
  return sqlTypes[field.kind] ?? 'text';
};

const target = (field: Field): string | undefined => {
  switch (field.kind) {
    case 'reference':
      return field.to;
    case 'user':
      return 'membership';
    case 'file':
    case 'image':
      return 'file';
    default:
      return undefined;
  }
};

/** @example tableSql(branch) // 'create table branch ( …' */
export function tableSql(entity: Entity): string {
  const fields = columnFields(entity);
  const lines = [
    'organization_id bigint not null references organization (id) deferrable',
    'id bigint generated always as identity',
    ...fields.map(
      ([name, field]) =>
        `${columnOf(name, field)} ${precise(field)}${isNeverNull(entity, name, field) ? ' not null' : ''}`,
    ),
    ...(entity.archive ? ['archived_at timestamptz'] : []),
    'created_at timestamptz not null default now()',
    'primary key (organization_id, id)',
    ...fields.flatMap(([name, field]) => {
      const to = target(field);
      return to ? [`foreign key (organization_id, ${columnOf(name, field)}) references ${to} deferrable`] : [];
    }),
    ...(entity.dated
      ? [
          `constraint ${entity.name}_dates_overlap exclude using gist (organization_id with =, ${columnOf(entity.dated.per, entity.fields[entity.dated.per] as Field)} with =, daterange(${entity.dated.from}, ${entity.dated.to}, '[]') with &&)`,
        ]
      : []),
  ];
  const indexes = [
    ...fields.flatMap(([name, field]) =>
      'unique' in field && field.unique
        ? [`create unique index ${entity.name}_${name}_unique on ${entity.name} (organization_id, lower(${name}));`]
        : [],
    ),
    ...(entity.single ? [`create unique index ${entity.name}_single on ${entity.name} (organization_id);`] : []),
    ...(entity.unique ?? []).map((names) => {
      const columns = names.map((name) => columnOf(name, entity.fields[name] as Field));
      return `create unique index ${entity.name}_${names.join('_')}_unique on ${entity.name} (organization_id, ${columns.join(', ')});`;
    }),
  ];
  return [
    `create table ${entity.name} (\n  ${lines.join(',\n  ')}\n);`,
    ...indexes,
    `call guard_tenant_table('${entity.name}');`,
    ...linesOf(entity).map(([name, item]) => linesSql(entity, name, item)),
  ].join('\n');
}

/** The table of lines: they go with their record, and are found by what they refer to. */
function linesSql(entity: Entity, name: string, item: Fields): string {
  const table = linesTable(entity.name, name);
  const fields = Object.entries(item);
  const pointing = fields.flatMap(([each, field]) => {
    const to = target(field);
    return to ? [{ column: columnOf(each, field), to }] : [];
  });
  const lines = [
    'organization_id bigint not null references organization (id) deferrable',
    'id bigint generated always as identity',
    'parent_id bigint not null',
    'position integer not null',
    ...fields.map(
      ([each, field]) => `${columnOf(each, field)} ${precise(field)}${isNeverNull({}, each, field) ? ' not null' : ''}`,
    ),
    'primary key (organization_id, id)',
    'unique (organization_id, parent_id, position)',
    `foreign key (organization_id, parent_id) references ${entity.name} on delete cascade deferrable`,
    ...pointing.map(({ column, to }) => `foreign key (organization_id, ${column}) references ${to} deferrable`),
  ];
  return [
    `create table ${table} (\n  ${lines.join(',\n  ')}\n);`,
    ...pointing.map(
      ({ column }) => `create index ${table}_${column} on ${table} (organization_id, ${column}, parent_id);`,
    ),
    `call guard_tenant_table('${table}');`,
  ].join('\n');
}
