-- The answers of exit interviews a row each, in words, for HR's report.
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
