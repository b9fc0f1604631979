-- The common lists that records of people and things are sorted by, and what refers to them.

create table religion (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index religion_name_unique on religion (organization_id, lower(name));
call guard_tenant_table('religion');

create table ethnicity (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index ethnicity_name_unique on ethnicity (organization_id, lower(name));
call guard_tenant_table('ethnicity');

create table education_degree (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  rank integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index education_degree_name_unique on education_degree (organization_id, lower(name));
call guard_tenant_table('education_degree');

create table document_category (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index document_category_name_unique on document_category (organization_id, lower(name));
call guard_tenant_table('document_category');

create table equipment_category (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index equipment_category_name_unique on equipment_category (organization_id, lower(name));
call guard_tenant_table('equipment_category');

create table holiday_category (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index holiday_category_name_unique on holiday_category (organization_id, lower(name));
call guard_tenant_table('holiday_category');

create table duty_station (
  organization_id bigint not null references organization (id) deferrable,
  id bigint generated always as identity,
  name text not null,
  code text,
  remoteness text not null,
  address text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index duty_station_name_unique on duty_station (organization_id, lower(name));
create unique index duty_station_code_unique on duty_station (organization_id, lower(code));
call guard_tenant_table('duty_station');

alter table equipment
  add column category_id bigint,
  add foreign key (organization_id, category_id) references equipment_category deferrable;

alter table holiday
  add column category_id bigint,
  add foreign key (organization_id, category_id) references holiday_category deferrable;

alter table organization_document
  add column category_id bigint,
  add column branches bigint[] not null default '{}',
  add column divisions bigint[] not null default '{}',
  add foreign key (organization_id, category_id) references document_category deferrable;

-- What an organisation of Nepal begins with. Religions and groups are those of the census of 2078 BS, degrees those of the country's schools.
create procedure found_common_lists(organization bigint)
language plpgsql as $$
begin
  insert into religion (organization_id, name)
  select organization, unnest(array['Hindu', 'Buddhist', 'Islam', 'Kirat', 'Christian', 'Prakriti', 'Bon', 'Jain', 'Bahai', 'Sikh', 'Other']);
  insert into ethnicity (organization_id, name)
  select organization, unnest(array['Khas Arya', 'Adivasi Janajati', 'Madhesi', 'Dalit', 'Tharu', 'Muslim', 'Other']);
  insert into education_degree (organization_id, name, rank)
  select organization, name, rank
    from unnest(array['Basic level', 'Secondary Education Examination (SEE)', 'School Leaving Certificate (SLC)', 'Diploma (CTEVT)', 'Class 12 (+2)', 'Bachelor', 'Postgraduate diploma', 'Master', 'MPhil', 'PhD'],
                array[1, 2, 2, 3, 4, 5, 6, 7, 8, 9]) as degree (name, rank);
  insert into document_category (organization_id, name)
  select organization, unnest(array['Policy', 'Form', 'Notice', 'Guide', 'Report']);
  insert into equipment_category (organization_id, name)
  select organization, unnest(array['Computer', 'Phone', 'Vehicle', 'Furniture', 'Tool']);
  insert into holiday_category (organization_id, name)
  select organization, unnest(array['Public holiday', 'Festival', 'Organization holiday']);
end $$;

do $$
declare
  one bigint;
begin
  for one in select id from organization loop
    call found_common_lists(one);
  end loop;
end $$;
