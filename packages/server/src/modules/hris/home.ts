/** What HRIS hands in to the home of everyone: whose birthday it is, and who is new. */
import type { HomeParts } from '@karmik/model/home/home';
import { addDaysTo } from '@karmik/model/kit/period';
import type { Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { employeePersonJson } from '../../entity/person.ts';
import { ruleClockOf } from '../../entity/write.ts';

const mostShown = 6;
const birthdayDays = 7;
const newDays = 30;

const colleagues = `employee e
  join membership m on m.organization_id = e.organization_id and m.user_id = e.user_id
  left join job_title t on t.organization_id = e.organization_id and t.id = e.job_title_id`;

/** The day of a birthday in a year: who was born on 29 February has it on the 28th in the others. */
const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** Birthdays from today on within a week. The year of birth stays with the person. */
export async function birthdays(access: Access, context: Context): Promise<HomeParts['birthdays']> {
  const { today } = ruleClockOf(context, access);
  const days = Array.from({ length: birthdayDays }, (_, offset) => addDaysTo(today, offset));
  const wanted = days.flatMap((day) => {
    const born = day.slice(5);
    return born === '02-28' && !isLeap(Number(day.slice(0, 4)))
      ? [
          { day, born },
          { day, born: '02-29' },
        ]
      : [{ day, born }];
  });
  return access.tenant.query<HomeParts['birthdays'][number]>(
    `select ${employeePersonJson} as person, d.day as on
       from ${colleagues} join unnest($2::text[], $3::text[]) d(born, day) on d.born = to_char(e.date_of_birth, 'MM-DD')
      where e.organization_id = $1 and e.is_current and e.joined_on <= $4 order by d.day, e.full_name limit ${mostShown}`,
    [access.tenant.organizationId, wanted.map(({ born }) => born), wanted.map(({ day }) => day), today],
  );
}

/** Who joined within the last thirty days, the newest first. */
export async function newHires(access: Access, context: Context): Promise<HomeParts['new_hires']> {
  const { today } = ruleClockOf(context, access);
  return access.tenant.query<HomeParts['new_hires'][number]>(
    `select ${employeePersonJson} as person, e.joined_on as on from ${colleagues}
      where e.organization_id = $1 and e.is_current and e.joined_on between $2 and $3 order by e.joined_on desc, e.full_name limit ${mostShown}`,
    [access.tenant.organizationId, addDaysTo(today, 1 - newDays), today],
  );
}
