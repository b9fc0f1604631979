/** Screens as plain values, as renderers read them, and the makers that hold their names to the entity. */
import type { ComponentType } from 'react';
import type { Entity } from '@karmik/model/kit/entity';
import type { Fields } from '@karmik/model/kit/fields';
import type { Operation } from '@karmik/model/kit/operation';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import type { Query } from '@karmik/model/kit/query';
import { reportColumns, type Report } from '@karmik/model/kit/report';
import type { Text } from '@karmik/model/kit/text';
import type { ApplicationName } from '@karmik/model/organization/applications';
import type {
  Breakdown,
  CalendarBody,
  ChartPanel,
  Column,
  DayFromToday,
  Described,
  DetailBody,
  FieldGroup,
  FieldsSection,
  FormBody,
  ListBody,
  ListPanel,
  OverviewBody,
  OwnSection,
  ReportBody,
  RequestBody,
  SectionTab,
  SingletonBody,
  MasterDataBody,
  PagePart,
  Tile,
  WizardBody,
} from './bodies.ts';
import type { ColumnName, FilterName, FormName, RowOf, Sort } from './names.ts';

/** One of several screens on the same page. */
export interface ScreenTab {
  readonly id: string;
  readonly label: Text;
  /** The permission that one must hold to see it; absent: that of the route. */
  readonly code?: PermissionCode;
  /** The application that it belongs to; where the organisation does without it, the tab is not there (CFG-2). */
  readonly application?: ApplicationName;
  readonly screen: Exclude<Screen, TabsScreen>;
}

/** Any record, for renderers, which know of its fields only what the entity says. */
export type AnyRecord = { readonly id: number; readonly [name: string]: unknown };
export type AnyColumn = Column<string, AnyRecord>;
export type AnySection =
  | FieldsSection<string>
  | OwnSection<AnyRecord>
  | {
      readonly kind: 'timeline';
      readonly title: Text;
      readonly field: string;
      readonly at: string;
      readonly by: string;
      readonly action: string;
      readonly remark?: string;
    };
export type AnyFormPart = string | FieldGroup<string>;

interface Of {
  readonly entity: Entity;
}
/** The fields that renderers read; the makers below have held the names to the entity. */
export interface ListScreen extends ListBody<string, string, string, AnyRecord>, Of {
  readonly kind: 'list';
}
export interface MasterDataScreen extends Omit<MasterDataBody<string, string, string, string, AnyRecord>, 'query'>, Of {
  readonly kind: 'masterData';
  readonly query?: Readonly<Record<string, string>>;
}
export interface DetailScreen extends Omit<DetailBody<Fields, AnyRecord>, 'sections' | 'tabs'>, Of {
  readonly kind: 'detail';
  readonly sections?: readonly AnySection[];
  readonly tabs?: readonly SectionTab<AnySection, AnyRecord>[];
}
interface AnyRequestBody extends Omit<
  RequestBody<Fields, string, AnyRecord>,
  'sections' | 'columns' | 'filters' | 'sort' | 'form' | 'editForm' | 'asksWhen'
> {
  readonly columns: readonly AnyColumn[];
  readonly filters?: readonly string[];
  readonly sort?: string;
  readonly sections: readonly AnySection[];
  readonly form?: readonly AnyFormPart[];
  readonly editForm?: readonly string[];
  readonly asksWhen?: { readonly [name: string]: (body: Readonly<Record<string, unknown>>) => boolean };
}
export interface RequestListScreen extends AnyRequestBody, Of {
  readonly kind: 'requests';
}
export interface RequestScreen extends AnyRequestBody, Of {
  readonly kind: 'request';
}
export interface FormScreen extends FormBody<string>, Of {
  readonly kind: 'form';
}
export interface SingletonScreen extends SingletonBody<string>, Of {
  readonly kind: 'singleton';
}
export interface WizardScreen extends WizardBody<string>, Of {
  readonly kind: 'wizard';
}
export interface ReportScreen extends Omit<ReportBody<Fields, AnyRecord>, 'columns' | 'filters' | 'useColumns'>, Of {
  readonly kind: 'report';
  readonly useColumns?: (slug: string) => readonly string[] | undefined;
  /** The columns of its file of records; absent: all. */
  readonly exported?: readonly string[];
  /** Its rows are worked out for what is chosen before; absent: they are records. */
  readonly asks?: Query;
  readonly report: Report;
  readonly columns: readonly AnyColumn[];
  readonly filters: readonly string[];
}
export interface OverviewScreen extends OverviewBody {
  readonly kind: 'overview';
}
export interface ImportScreen extends Described, Of {
  readonly kind: 'import';
  /** What takes a file that is no spreadsheet; absent: the import of rows. */
  readonly Panel?: ComponentType;
}
/** An operation: its form, what it would do, and its runs. */
export interface OperationScreen extends Described {
  readonly kind: 'operation';
  readonly operation: Operation;
  /** What the form begins with on a day of the organisation. */
  initial?(today: string): Readonly<Record<string, unknown>>;
  /** Above the form, such as what must be done first. */
  readonly Above?: PagePart;
  /** Below the preview, with what was chosen. */
  readonly Look?: ComponentType<{ readonly input: Readonly<Record<string, unknown>> }>;
  /** What is below a run that has ended, such as the way to what it made. */
  readonly After?: PagePart;
}
export interface CalendarScreen
  extends Omit<CalendarBody<Fields, AnyRecord>, 'start' | 'end' | 'label' | 'filters'>, Of {
  readonly kind: 'calendar';
  readonly start: string;
  readonly end?: string;
  readonly label: string;
  readonly filters?: readonly string[];
}

export interface TabsScreen extends Described {
  readonly kind: 'tabs';
  readonly tabs: readonly [ScreenTab, ...ScreenTab[]];
}

export type Screen =
  | TabsScreen
  | ListScreen
  | MasterDataScreen
  | DetailScreen
  | RequestListScreen
  | RequestScreen
  | FormScreen
  | SingletonScreen
  | WizardScreen
  | ReportScreen
  | OverviewScreen
  | ImportScreen
  | CalendarScreen
  | OperationScreen;
export type ScreenKind = Screen['kind'];
export type ScreenOf<K extends ScreenKind> = Extract<Screen, { readonly kind: K }>;

/** Forgets the entity's types, once they have held the names of a screen to it. */
const made = <S extends Screen>(kind: S['kind'], entity: Entity, body: object): S =>
  ({ kind, entity, ...body }) as unknown as S;

/**
 * A list: search, filters, sort, pages, columns to arrange, export.
 * @example listScreen(branch, { columns: ['name', 'code'], sort: 'name' })
 */
export const listScreen = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  body: ListBody<ColumnName<F>, FilterName<F>, Sort<F>, RowOf<F>>,
): ListScreen => made('list', entity, body);

/** A small list with its form in a drawer: create, change, delete or archive, import and export. */
export const masterDataScreen = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  body: MasterDataBody<ColumnName<F>, FilterName<F>, Sort<F>, FormName<F>, RowOf<F>>,
): MasterDataScreen => made('masterData', entity, body);

/** One record on a page of its own. */
export const detailScreen = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  body: DetailBody<F, RowOf<F>>,
): DetailScreen => made('detail', entity, body);

/** The list and the page of requests, as one role sees them. */
export const requestScreens = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  body: RequestBody<F, A, RowOf<F>>,
): { readonly list: RequestListScreen; readonly detail: RequestScreen } => ({
  list: made('requests', entity, body),
  detail: made('request', entity, body),
});

/** A form on a page of its own: for a new record, or with `:id` in its path for one that is there. */
export const formScreen = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  body: FormBody<FormName<F>>,
): FormScreen => made('form', entity, body);

/** What an organisation has once: its form on a page, always there to be changed. */
export const singletonScreen = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  body: SingletonBody<FormName<F>>,
): SingletonScreen => made('singleton', entity, body);

/**
 * A long form in steps, each checked before the next, all looked at again before anything is sent.
 * @public
 */
export const wizardScreen = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  body: WizardBody<FormName<F>>,
): WizardScreen => made('wizard', entity, body);

/** An entity that has reports, by their names. */
type Reported<F extends Fields, A extends string, R extends string> = Entity<F, A> & {
  readonly reports: { readonly [name in R]: Report<F> };
};

/**
 * A report of the model: its figures by groups and columns, its chart, the time before, the records behind each figure, export.
 * @example reportScreen(overtimeRequest, 'by_person', { path: overtimePath, query: { as: 'hr' } })
 */
export const reportScreen = <const F extends Fields, const A extends string, const R extends string>(
  entity: Reported<F, A, R>,
  name: NoInfer<R>,
  body: ReportBody<F, RowOf<F>> = {},
): ReportScreen => reportScreenOf(entity, entity.reports[name], body);

/** A report that is put together while the application runs. */
export const reportScreenOf = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  report: Report<F>,
  body: ReportBody<F, RowOf<F>>,
): ReportScreen => {
  const { where, filters = [], sort = entity.sort, empty } = report as Report;
  return made('report', entity, {
    filters,
    ...(sort === undefined ? {} : { sort }),
    ...(empty === undefined ? {} : { empty }),
    columns: reportColumns(entity, report as Report),
    ...body,
    query: { ...body.query, ...where },
    report,
  });
};

/** A computed list and where it is looked at from. */
type AnyQuery<R extends Fields> = Query<Fields, R>;

/**
 * A computed list: what is chosen before, its rows with search, filters and order, what they come to, its chart and its files.
 * @example queryScreen(efficiency, { query: { as: 'hr' } })
 */
export const queryScreen = <const R extends Fields>(
  asks: AnyQuery<R>,
  body: Omit<ReportBody<R, RowOf<R>>, 'path' | 'Answer' | 'useColumns'> = {},
): ReportScreen => ({
  ...reportScreenOf<R, string>(asks.rows, asks.rows.reports.rows, { path: asks.path, ...body }),
  asks,
});

/** The first rows of a computed list in an overview, with the page of all of them. */
export const queryPanel = <const R extends Fields>(
  { name, label, path, rows }: AnyQuery<R>,
  look: Omit<ListPanel, 'id' | 'entity' | 'title' | 'where' | 'path' | 'columns' | 'sort' | 'report'> & {
    readonly title?: Text;
    readonly columns: readonly ColumnName<R>[];
  },
): ListPanel => ({
  id: name,
  title: label,
  ...look,
  path,
  entity: rows,
  where: {},
  sort: rows.sort ?? 'id',
  report: rows.reports.rows,
});

type Where<F extends Fields> = {
  readonly [N in FilterName<F> | `${FilterName<F>}__${'gte' | 'lte' | 'in' | 'isnull'}`]?: string | DayFromToday;
};

/** A tile of an overview: how many records match, and the list of them. */
export const tile = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  { where = {}, ...look }: Omit<Tile, 'entity' | 'where'> & { readonly where?: Where<F> },
): Tile => ({ ...look, entity, where: where as Tile['where'] });

/** The figures of a choice in an overview, for all records and by unit. */
export const breakdown = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  {
    where = {},
    ...look
  }: Omit<Breakdown, 'entity' | 'where' | 'groupBy' | 'units'> & {
    readonly where?: Where<F>;
    readonly groupBy: FilterName<F>;
    readonly units: readonly [FilterName<F>, ...FilterName<F>[]];
  },
): Breakdown => ({ ...look, entity, where: where as Breakdown['where'] });

/** A report of the model in an overview, as a chart. */
export const chartPanel = <const F extends Fields, const A extends string, const R extends string>(
  entity: Reported<F, A, R>,
  name: NoInfer<R>,
  { where = {}, ...look }: Omit<ChartPanel, 'id' | 'entity' | 'where' | 'report'> & { readonly where?: Where<F> },
): ChartPanel => {
  const report = entity.reports[name] as Report;
  return {
    ...look,
    id: `${entity.name}.${name}`,
    entity,
    report,
    where: { ...report.where, ...where } as ChartPanel['where'],
  };
};

/** The first records of a list in an overview, such as the next birthdays. */
export const listPanel = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  {
    where = {},
    ...look
  }: Omit<ListPanel, 'entity' | 'where' | 'columns' | 'sort'> & {
    readonly where?: Where<F>;
    readonly columns: readonly ColumnName<F>[];
    readonly sort: Sort<F>;
  },
): ListPanel => ({ ...look, entity, where: where as ListPanel['where'] });

export const overviewScreen = (body: OverviewBody): OverviewScreen => ({ kind: 'overview', ...body });

/** Records of an entity from a spreadsheet, or from a file of another kind, on a page of its own. */
export const importScreen = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  body: Described & Pick<ImportScreen, 'Panel'> = {},
): ImportScreen => made('import', entity, body);

/** Records by their days, a month at a time, in the reader's calendar. */
export const calendarScreen = <const F extends Fields, const A extends string>(
  entity: Entity<F, A>,
  body: CalendarBody<F, RowOf<F>>,
): CalendarScreen => made('calendar', entity, body);

/** An operation on a page of its own. */
export const operationScreen = (
  operation: Operation,
  body: Omit<OperationScreen, 'kind' | 'operation'> = {},
): OperationScreen => ({ kind: 'operation', operation, ...body });

/** Screens that belong together, one shown at a time; the address says which (`?tab=id`). */
export const tabsScreen = (body: Omit<TabsScreen, 'kind'>): TabsScreen => ({ kind: 'tabs', ...body });
