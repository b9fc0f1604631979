-- Exit interviews ask questionnaires of the organisation. The sets that there were become question sets; what was asked and answered
-- becomes a structure with answers by key, in which nothing of either is lost.

create function exit_structure(asked jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('sections', jsonb_build_array(jsonb_build_object('title', null, 'description', null, 'questions', coalesce(
    (select jsonb_agg(jsonb_build_object(
              'key', 'q' || n,
              'type', case each->>'answered' when 'Rating' then 'Rating' when 'Yes or no' then 'Single choice' else 'Long text' end,
              'text', each->>'question', 'help', null, 'is_mandatory', coalesce((each->>'is_needed')::boolean, false),
              'options', case each->>'answered' when 'Yes or no'
                then '[{"key": "o1", "text": "Yes · हो"}, {"key": "o2", "text": "No · होइन"}]'::jsonb else '[]'::jsonb end,
              'points', case each->>'answered' when 'Rating' then 5 end,
              'low', null, 'high', null, 'shown_if', null, 'library', null) order by n)
       from jsonb_array_elements(asked) with ordinality as a(each, n)), '[]'::jsonb))))
$$;

alter table separation_type drop constraint separation_type_organization_id_question_set_id_fkey;
alter table exit_question_set add column moved_to bigint;
-- A name that a question set has already gets the number of the set beside it.
update exit_question_set s set name = s.name || ' (' || s.id || ')'
 where exists (select from question_set q where q.organization_id = s.organization_id and lower(q.name) = lower(s.name));
with moved as (
  insert into question_set (organization_id, name, description, question_count, structure, archived_at, created_at)
  select organization_id, name, introduction, jsonb_array_length(questions), exit_structure(questions), archived_at, created_at
    from exit_question_set
  returning organization_id, id, name)
update exit_question_set s set moved_to = m.id from moved m where m.organization_id = s.organization_id and m.name = s.name;
update separation_type t set question_set_id = s.moved_to
  from exit_question_set s where s.organization_id = t.organization_id and s.id = t.question_set_id;
alter table separation_type
  add constraint separation_type_question_set_fkey foreign key (organization_id, question_set_id) references question_set deferrable;
drop table exit_question_set;

alter table exit_interview
  -- The questions as they were when it was asked for.
  add column structure jsonb,
  add column answers jsonb;
update exit_interview i set structure = exit_structure(i.questions),
  answers = case when i.answered_at is not null then coalesce(
    (select jsonb_object_agg('q' || a.n, case
              when a.rating is not null then to_jsonb(a.rating::text)
              when q.item->>'answered' = 'Yes or no' then to_jsonb(case a.answer when 'Yes' then 'o1' else 'o2' end)
              else to_jsonb(a.answer) end)
       from (select *, row_number() over (order by id) as n from exit_answer
              where organization_id = i.organization_id and interview_id = i.id) a
       join jsonb_array_elements(i.questions) with ordinality as q(item, n) on q.n = a.n
      where a.rating is not null or a.answer is not null), '{}'::jsonb) end;
alter table exit_interview alter column structure set not null, drop column questions;
drop table exit_answer;
drop function exit_structure;

-- The answers a row each, in words, for HR's report.
create view exit_answer with (security_invoker = true) as
  select i.organization_id, i.id * 1000 + q.n as id, i.employee_id, s.category, q.item->>'text' as question,
         case q.item->>'type' when 'Rating' then given.answer::integer end as rating,
         case q.item->>'type'
           when 'Rating' then null
           when 'File' then (select f.name from file f where f.organization_id = i.organization_id and f.id = given.answer::bigint)
           when 'Single choice' then chosen.words
           when 'Multiple choice' then chosen.words
           else given.answer end as answer,
         (i.answered_at at time zone o.timezone)::date as answered_on, i.answered_at as created_at
    from exit_interview i
    join organization o on o.id = i.organization_id
    join separation s on s.organization_id = i.organization_id and s.id = i.separation_id
    cross join lateral jsonb_path_query(i.structure, '$.sections[*].questions[*]') with ordinality as q(item, n)
    cross join lateral (select i.answers->>(q.item->>'key') as answer, i.answers->(q.item->>'key') as held) given
    left join lateral (
      select string_agg(option->>'text', ', ' order by at) as words
        from jsonb_array_elements(q.item->'options') with ordinality as options(option, at)
       where given.held @> jsonb_build_array(option->'key') or given.held = option->'key') chosen on true
   where i.answers ? (q.item->>'key');
grant select on exit_answer to karmik_app, karmik_everywhere;
