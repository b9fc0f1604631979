import { defineModule } from '../../src/modules/define-module.ts';
import { operation } from '../../src/operations/operation.ts';
import { grantBonus } from './bonus.ts';

export const bonusModule = defineModule({
  name: 'bonus',
  operations: [
    operation(grantBonus, {
      async look({ tenant }, { amount }) {
        const people = await tenant.query<{ id: number }>(
          `select e.user_id as id from employee e where e.organization_id = $1
              and not exists (select from bonus b where b.organization_id = $1 and b.employee_id = e.user_id) order by e.user_id`,
          [tenant.organizationId],
        );
        return people.map(({ id }) => ({ key: String(id), values: { employee: id, amount } }));
      },
      async apply({ tenant }, _input, rows) {
        await tenant.query(
          'insert into bonus (organization_id, employee_id, amount) select $1, * from unnest($2::bigint[], $3::numeric[])',
          [tenant.organizationId, rows.map(({ values }) => values.employee), rows.map(({ values }) => values.amount)],
        );
        return [];
      },
      async undo({ tenant }, _input, receipts) {
        await tenant.query('delete from bonus where organization_id = $1 and employee_id = any($2::bigint[])', [
          tenant.organizationId,
          receipts.map(({ key }) => Number(key)),
        ]);
      },
    }),
  ],
});
