/** What there is of each setting, for the page of all settings. */
import { entities } from '@karmik/model/entities';
import type { Entity } from '@karmik/model/kit/entity';
import type { Text } from '@karmik/model/kit/text';
import { settingsState, type SettingsState } from '@karmik/model/organization/settings-state';
import { organizationMember, type Access } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import { ruleClockOf } from '../../entity/write.ts';
import { organizationParams, type Api } from '../../http/api.ts';

/**
 * Lists and single settings that an organization keeps: neither requests nor records about people, which have readers of their own. One
 * that members read in part, as holidays, is counted for who reads all of it.
 */
const isSetting = ({ codes, scopes, lifecycle, personnelFile, owner, path }: Entity): boolean =>
  codes !== undefined &&
  (!scopes || 'organization' in scopes) &&
  !lifecycle &&
  !personnelFile &&
  !owner &&
  path?.includes(':org') === true;

const mayRead = (access: Access, { codes }: Entity): boolean =>
  codes !== undefined && access.can(codes.read === 'organizationMember' ? codes.write : codes.read, 'read');

/** The fiscal year of today in general use. */
export async function currentFiscalYear(access: Access, context: Context): Promise<Text | undefined> {
  const { today } = ruleClockOf(context, access);
  const row = await access.tenant.one<{ name: string }>(
    "select name from fiscal_year where organization_id = $1 and used_for = 'General' and $2 between starts_on and ends_on",
    [access.tenant.organizationId, today],
  );
  return row && { en: `current ${row.name}`, ne: `हालको ${row.name}` };
}

export function settingsStateRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/org/:org/settings-state/',
    config: { access: organizationMember },
    schema: {
      summary: 'What there is of each setting that I may read',
      tags: ['organization'],
      params: organizationParams,
      response: { 200: settingsState },
    },
    handler: async ({ access }): Promise<SettingsState> => {
      const readable = entities.filter((entity) => isSetting(entity) && mayRead(access, entity));
      if (readable.length === 0) return {};
      const counts = readable.map(
        ({ name, archive }) =>
          `(select count(*)::int from ${name} where organization_id = $1 ${archive ? 'and archived_at is null' : ''}) as ${name}`,
      );
      const [row, notes] = await Promise.all([
        access.tenant.one<Record<string, number>>(`select ${counts.join(', ')}`, [access.tenant.organizationId]),
        Promise.all(
          Object.entries(context.modules.settingNotes).map(
            async ([name, ask]) => [name, await ask(access, context)] as const,
          ),
        ),
      ]);
      const noteOf = new Map(notes);
      return Object.fromEntries(
        readable.map(({ name, label, plural = label, single }) => {
          const count = row?.[name] ?? 0;
          const note = noteOf.get(name);
          return [
            name,
            { count, ...(single ? {} : { label: count === 1 ? label : plural }), ...(note ? { note } : {}) },
          ];
        }),
      );
    },
  });
}
