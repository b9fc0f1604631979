/** A kind of request as one declaration. The person who sends it, the person who is asked and HR see it by other scopes and columns, never by other code. */
import type { ViewerType } from '@karmik/model/kit/actions';
import type { Entity } from '@karmik/model/kit/entity';
import type { Fields } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import type { FieldGroup, RequestBody, Section } from './bodies.ts';
import type { ColumnName, FormName, RowOf } from './names.ts';
import { requestScreens, type RequestListScreen, type RequestScreen } from './screens.ts';

type AreaName = 'own' | 'team' | 'organization';

/** The catalogue path of each area's list, and of one request where it has a page of its own instead of a drawer. */
type Paths = { readonly [A in AreaName | `${AreaName}Request`]?: string };

type Body<F extends Fields, A extends string> = Omit<RequestBody<F, A, RowOf<F>>, 'as' | 'opens' | 'sections'> & {
  /** What is on a request's page; absent: who sent it, what was asked for, and when. */
  readonly sections?: readonly Section<F>[];
};

/** What one area says otherwise than all of them. */
type Area<F extends Fields, A extends string> = Partial<Body<F, A>> & {
  /** In which role it is looked at; absent: the sender in `own`, the person who is asked in `team`, HR in `organization`. */
  readonly as?: ViewerType;
};

type ApprovalBody<F extends Fields, A extends string, S extends string, P extends Paths> = Body<F, A> & {
  /** An area is on the scope of its name; one whose scope the entity lacks does not compile. */
  readonly paths: P & { readonly [N in Exclude<keyof P, S | `${S}Request`>]: never };
} & {
  /** Each area that has a path. */
  readonly [N in keyof P & AreaName]: Area<F, A>;
};

export interface ApprovalScreens<P extends Paths> {
  /** The list at each path of the catalogue. */
  readonly lists: { readonly [N in keyof P & AreaName as P[N] & string]: RequestListScreen };
  /** One request at each path that has a page for it. */
  readonly pages: { readonly [N in keyof P & `${AreaName}Request` as P[N] & string]: RequestScreen };
  /** One request in front of any page, for the person who was notified of it. */
  readonly notified: RequestScreen;
}

const viewers: Readonly<Record<AreaName, ViewerType>> = { own: 'user', team: 'supervisor', organization: 'hr' };

/**
 * Views of a kind of request in every area. Columns and filters name the sender once: the list of one's own requests leaves it out, and
 * a search by nothing else. New requests are sent from `own`, and from an area that says who may (`maySend`).
 * @example approvalScreens(overtimeRequest, { path, paths: overtimePaths, columns: ['sender', 'status'], own: {}, team: {}, organization: {} })
 */
export function approvalScreens<
  const F extends Fields,
  const A extends string,
  const S extends string,
  const P extends Paths,
>(entity: Entity<F, A, S>, body: ApprovalBody<F, A, S, P>): ApprovalScreens<P> {
  const { paths, own, team, organization, ...shared } = body as Body<F, A> & { readonly paths: Paths } & {
    readonly [N in AreaName]?: Area<F, A>;
  };
  const sections = shared.sections ?? [
    { kind: 'fields', title: bilingual('Request', 'अनुरोध'), fields: writtenFields(entity, shared.form) },
  ];
  const lists: Record<string, RequestListScreen> = {};
  const pages: Record<string, RequestScreen> = {};
  for (const [name, area] of Object.entries({ own, team, organization }) as [AreaName, Area<F, A> | undefined][]) {
    const path = paths[name];
    if (!area || path === undefined) continue;
    const { form, editForm, ...looked } = shared;
    const opens = paths[`${name}Request`];
    const as = area.as ?? viewers[name];
    const isOwn = as === 'user';
    const { columns, filters, ...rest } = { ...looked, ...area };
    const fieldOf = (column: unknown): unknown =>
      typeof column === 'object' && column !== null && 'field' in column ? column.field : column;
    const isShown = (column: unknown): boolean => !isOwn || fieldOf(column) !== entity.owner;
    const screens = requestScreens<F, A>(entity, {
      sections,
      ...rest,
      as,
      hasPending: name === 'team',
      columns: columns.filter(isShown),
      ...(filters ? { filters: filters.filter(isShown) } : {}),
      ...(isOwn && entity.search?.every((field) => field === entity.owner) ? { search: false } : {}),
      ...(form && (name === 'own' || area.maySend) ? { form } : {}),
      ...(editForm ? { editForm } : {}),
      ...(opens === undefined ? {} : { opens }),
    });
    lists[path] = screens.list;
    if (opens !== undefined) pages[opens] = screens.detail;
  }
  const notified = requestScreens<F, A>(entity, { ...shared, sections, as: 'notification' }).detail;
  return { lists, pages, notified } as ApprovalScreens<P>;
}

/** Who sent it, what they wrote, and when. */
function writtenFields<F extends Fields>(
  entity: Entity<F>,
  form: readonly (FormName<F> | FieldGroup<FormName<F>>)[] = [],
): ColumnName<F>[] {
  const written = form.flatMap((part): readonly string[] => (typeof part === 'object' ? part.fields : [part]));
  return [...(entity.owner === undefined ? [] : [entity.owner]), ...written, 'created_at'] as ColumnName<F>[];
}
