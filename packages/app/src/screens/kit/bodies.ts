/**
 * What may be said of each kind of screen, its names held to the fields of the entity. How it is drawn is said nowhere here; React enters
 * only as typed references to components, each a rung of the ladder: a column with a `Cell`, a section or panel of one's own, a slot of the
 * screen, and above all of them a whole `page` in the catalogue.
 */
import type { Assignment } from '@karmik/model/kit/assignment';
import type { DaySpan } from '@karmik/model/kit/period';
import type { Controls } from '@karmik/forms/FormControls';
import type { ViewerType } from '@karmik/model/kit/actions';
import type { Entity } from '@karmik/model/kit/entity';
import type { Fields, Tone } from '@karmik/model/kit/fields';
import type { Report } from '@karmik/model/kit/report';
import type { Text } from '@karmik/model/kit/text';
import type { IconDrawing } from '@karmik/ui/Icon';
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { ColumnName, DayName, FilterName, FormName, ItemName, ItemOf, ListName, RowOf, Sort } from './names.ts';

interface RecordComponent<Row> {
  // A method's parameter is compared both ways, so that screens of all entities are in one catalogue.
  render(props: { readonly record: Row }): ReactNode;
}
/** A component that is given a record. */
export type RecordPart<Row> = RecordComponent<Row>['render'];

/** A component that is on a page of an organisation. */
export type PagePart = ComponentType<{ readonly slug: string }>;

interface ColumnLook {
  readonly minWidth?: string;
  readonly width?: string;
  readonly isHiddenOnCards?: boolean;
  /** Not shown until someone asks for it, by the tools of a grid. */
  readonly isHidden?: boolean;
  /** What the server calls the sort by this column; `false`: it cannot. Left out, an entity's own list sorts by the field. */
  readonly sort?: string | false;
}

interface FieldColumn<Name, Row> extends ColumnLook {
  readonly field: Name;
  readonly header?: Text;
  /** What is in its cells in the place of the field's value; it still sorts and aligns as the field does. */
  readonly Cell?: RecordPart<Row>;
  /** What a field that is left empty stands for, such as all branches. Absent: nothing, and a dash. */
  readonly blank?: Text;
}
interface OwnColumn<Row> extends ColumnLook {
  readonly id: string;
  readonly header: Text;
  readonly Cell: RecordPart<Row>;
}
/** A field, a field with another look, or the first rung: a cell of one's own. */
export type Column<Name, Row> = Name | FieldColumn<Name, Row> | OwnColumn<Row>;
/** A column of a table, which has no tools by which a hidden one could be brought out. */
type StandingColumn<Name, Row> = Name | Omit<FieldColumn<Name, Row>, 'isHidden'> | Omit<OwnColumn<Row>, 'isHidden'>;

/** A screen is called as its line of the catalogue is: a title of its own does not compile. */
export interface Described {
  readonly title?: never;
  readonly description?: Text;
}

/** What a record opens in a drawer; the address keeps which (`?open=id`). */
export type RecordDetail = ComponentType<{ readonly id: string; readonly slug: string; readonly onClose: () => void }>;

interface Listed<Columns, Filters, Sorts, Row> extends Described {
  readonly columns: readonly Column<Columns, Row>[];
  /** Fields to narrow by, the most wanted first. */
  readonly filters?: readonly Filters[];
  readonly sort?: Sorts;
  /** What is in the search field; `false` where the server cannot search. */
  readonly search?: Text | false;
  /** What an empty list says besides that it is empty: how the first record comes about. */
  readonly empty?: Text;
  /** Above the list, at the end of the title's line. */
  readonly Actions?: PagePart;
  /** At the end of each row. */
  readonly RowActions?: RecordPart<Row>;
  /** Between the title and the list. */
  readonly Above?: PagePart;
}

/** What can be done with many chosen records by one call, which answers with a result for each. Its name is the label of what it asks for. */
export interface BulkAction<Row> {
  /** Under the API root; `:org` is the organisation's slug. */
  readonly path: string;
  /** The fields of its body besides `ids`. */
  readonly asks: Entity;
  /** Fields of a row that are next to its name before it is done: what is about to change. */
  readonly shows?: readonly (keyof Row & string)[];
  /** What is said of records with which it was done. */
  readonly done: Text;
  /** Whether this person may do it, asked when the list is drawn; what they may not is absent. */
  readonly isOffered: () => boolean;
  /** The records with which it can be done; absent: all. */
  readonly fits?: RecordTest<Row>;
}
interface RecordTester<Row> {
  // A method's parameter is compared both ways, as that of a component is.
  test(row: Row): boolean;
}
type RecordTest<Row> = RecordTester<Row>['test'];
interface RecordNumber<Row> {
  of(row: Row): number;
}

/** What a list does with records that are chosen together; their export is always among it. */
export interface BulkActions<Row> {
  readonly actions: readonly BulkAction<Row>[];
  /** By which the calls know a record. */
  readonly idOf: RecordNumber<Row>['of'];
  /** The filter of the list that takes these ids, for the export. */
  readonly exportedBy: string;
}

/** The page to which rows of a list lead, which then leads on to the one before and after in the list, and back to it. */
export interface TrailOf {
  /** The catalogue path of the page, with `:id`. */
  readonly opens: string;
  /** The field by whose value, or whose person, the page knows a record. */
  readonly by: string;
}

/** One request that counts the records behind each of several tabs: groups of a field in a list of that entity. */
export interface TabCounts {
  readonly entity: Entity;
  readonly path: string;
  readonly groupBy: string;
  /** The value of the field behind each tab, by its path; `all`: every record. */
  readonly tabs: Readonly<Record<string, string | { readonly all: true }>>;
}

export interface ListBody<Columns, Filters, Sorts, Row> extends Listed<Columns, Filters, Sorts, Row> {
  /** What is asked there besides, such as in which role one looks. */
  readonly query?: Readonly<Record<string, string>>;
  /** Another list than the entity's own, under the API root; `:org` is the organisation's slug. It is read on and on, without pages. */
  readonly path?: string;
  /** That other list has what an entity's own has: an order by every field, and a spreadsheet. */
  readonly isFullList?: true;
  /** Whether a list of a path of its own is exported, by `export/` below it. */
  readonly isExported?: true;
  /** The catalogue path that a row opens: its page with `:id`, or the list in which it is next to the others. */
  readonly opens?: string;
  readonly Detail?: RecordDetail;
  /** How many records are behind the tabs beside this list, asked when it is drawn; nothing where the person may not count them. */
  readonly tabCounts?: () => TabCounts | undefined;
  /** The page to which cells of its own lead. */
  readonly trail?: TrailOf;
  /** What can be done with records that are chosen together. */
  readonly bulk?: BulkActions<Row>;
}

export interface FieldGroup<Name> {
  readonly title: Text;
  readonly description?: Text;
  readonly fields: readonly Name[];
  /** Only its title is there while it has its defaults. */
  readonly isClosedAtDefaults?: true;
}

export interface MasterDataBody<Columns, Filters extends string, Sorts, Form, Row> extends Omit<
  Listed<Columns, Filters, Sorts, Row>,
  'columns'
> {
  readonly columns: readonly StandingColumn<Columns, Row>[];
  /** What the drawer asks for, in its order; absent: all that may be written. */
  readonly form?: readonly (Form | FieldGroup<Form>)[];
  /** The same of a new record; absent: the form of every record. */
  readonly newForm?: readonly (Form | FieldGroup<Form>)[];
  /** Above the fields of the drawer, such as what a rate changes of what is approved. */
  readonly FormNotice?: ComponentType<{ readonly values: Readonly<Record<string, unknown>> }>;
  /** Next to the fields, in a wide drawer, such as a letter as it will be. */
  readonly FormAside?: ComponentType<{ readonly values: Readonly<Record<string, unknown>> }>;
  /** A hook that answers the filters with which the list opens where its address has none, such as the year in force; undefined while no one knows. */
  readonly useOpensWith?: (slug: string) => Readonly<Record<string, string>> | undefined;
  /** Also as a tree, by the entity's `parent`; `first`: the tree is what one sees first. */
  readonly hasTree?: true | 'first';
  /** Some of the records alone: those of these values, which new ones begin with. */
  readonly query?: { readonly [N in Filters]?: string };
  /** The field that refers to the record whose id the address has (`:id`): the list holds what belongs to it, and so does what is added. */
  readonly within?: Form & Filters;
  /** The same for many employees at once, as the model declares it; it has a button of its own. */
  readonly toMany?: Assignment;
}

export type FieldsSection<Name> = { readonly kind: 'fields'; readonly title: Text; readonly fields: readonly Name[] };
export type OwnSection<Row> = {
  readonly kind: 'own';
  readonly title?: Text;
  /** It draws its own sheet, or none. */
  readonly isBare?: true;
  readonly Section: RecordPart<Row>;
};
type TimelineSection<F extends Fields> = {
  [N in ListName<F>]: {
    readonly kind: 'timeline';
    readonly title: Text;
    readonly field: N;
    readonly at: ItemName<ItemOf<F, N>, 'instant'>;
    readonly by: ItemName<ItemOf<F, N>, 'user'>;
    readonly action: ItemName<ItemOf<F, N>, 'choice' | 'status'>;
    readonly remark?: ItemName<ItemOf<F, N>, 'text' | 'long_text'>;
  };
}[ListName<F>];
/** A part of a detail page. */
export type Section<F extends Fields> = FieldsSection<ColumnName<F>> | TimelineSection<F> | OwnSection<RowOf<F>>;

/** Sections of a page that are looked at by turns; the address says which (`?tab=id`). */
export interface SectionTab<S, Row> {
  readonly id: string;
  readonly label: Text;
  readonly sections: readonly S[];
  /** Whether the reader has anything to see there; absent: always. */
  isShown?(record: Row): boolean;
}

export interface DetailBody<F extends Fields, Row> extends Described {
  readonly sections?: readonly Section<F>[];
  /** Below the sections that are always there. */
  readonly tabs?: readonly SectionTab<Section<F>, Row>[];
  readonly path?: string;
  /** Without an id in the address it is the reader's own record, by the id of their account. */
  readonly isOwnWithoutId?: true;
  /** What is in the place of one's own record where there is none. */
  readonly Missing?: PagePart;
  /** What is there without an id, such as a way to find one. */
  readonly WithoutId?: PagePart;
  readonly Actions?: RecordPart<Row>;
  /** Who or what it is in a line, which stays in view while the page scrolls, with its actions. */
  readonly Head?: RecordPart<Row>;
  /** How this record is called; absent: by the entity's name field. */
  name?(record: Row): string;
  readonly Notice?: RecordPart<Row>;
  readonly Aside?: RecordPart<Row>;
}

export interface RequestBody<F extends Fields, A extends string, Row> extends Described {
  /** In which role the viewer sees these requests. */
  readonly as: ViewerType;
  /** The viewer decides on them: the list opens on those that wait for them, with all of them on a tab beside. */
  readonly hasPending?: boolean;
  /** Where they are, under the API root. */
  readonly path: string;
  /** The catalogue path of one of them, with `:id`; absent: it opens beside the list. */
  readonly opens?: string;
  readonly columns: readonly Column<ColumnName<F>, Row>[];
  readonly filters?: readonly FilterName<F>[];
  readonly sort?: Sort<F>;
  readonly search?: Text | false;
  readonly sections: readonly Section<F>[];
  /** Actions in the order in which they stand; absent: all, as declared. */
  readonly actions?: readonly A[];
  /** Whether something that the page names is in the way of an action; its button is there and cannot be pressed. */
  isBlocked?(record: Row, action: A): boolean;
  /** What someone sends a request with; absent where this viewer sends none. */
  readonly form?: readonly (FormName<F> | FieldGroup<FormName<F>>)[];
  /** When the form asks for a field, from the body as it would be sent; one that is not asked for is sent as its default or empty. */
  readonly asksWhen?: { readonly [N in FormName<F>]?: (body: Readonly<Record<string, unknown>>) => boolean };
  /** What the button for a new one says; absent: that it is a request. */
  readonly addLabel?: Text;
  /** What the button below the form says; absent: that the request is sent. */
  readonly submitLabel?: Text;
  /** What is still asked for once it was sent; absent: the same as `form`. */
  readonly editForm?: readonly FormName<F>[];
  /** A hook that narrows what a new one offers, such as to what settings of the organization allow. The server refuses the rest. */
  readonly useFields?: (slug: string) => UseQueryResult<Fields>;
  /** Whether this reader may send one; absent: the person who sees the screen. */
  maySend?(): boolean;
  /** Above the list, at the end of the title's line. */
  readonly Actions?: PagePart;
  /** Below the list. */
  readonly Below?: PagePart;
  /** Fields of the list that the screen is about, as they are in an address. */
  readonly query?: Readonly<Record<string, string>>;
  readonly empty?: Text;
  /** Above the details, such as in which organisation one would have to be. */
  readonly Notice?: RecordPart<Row>;
  readonly Aside?: RecordPart<Row>;
  /** A hook that answers what a new request begins with, such as a bill of today. */
  readonly useInitial?: () => Readonly<Record<string, unknown>>;
  /** Above the fields of a request, such as what is left of a limit on the day that the form names. */
  readonly FormNotice?: ComponentType<{
    readonly values: Readonly<Record<string, unknown>>;
    /** The request that is changed; absent: a new one is written. */
    readonly record?: { readonly id: number } | undefined;
  }>;
}

export interface FootnoteProps {
  readonly body: Readonly<Record<string, unknown>>;
  /** The record that is changed; absent: it is new. */
  readonly record: { readonly id: number; readonly [name: string]: unknown } | undefined;
}

export interface FormBody<Form> extends Described {
  readonly form: readonly (Form | FieldGroup<Form>)[];
  /** Where the records are, under the API root, when they are not at the entity's own path. */
  readonly path?: string;
  /** Controls of texts that are written in a language of their own, by its name. */
  readonly controls?: Controls;
  /** Below the fields, with what would be sent, such as a look at what it would do. */
  readonly Footnote?: ComponentType<FootnoteProps>;
  /** What a new record begins with, by the parameters of the address. */
  initial?(params: Readonly<Record<string, string | undefined>>): Readonly<Record<string, unknown>>;
  /** Where one goes once it is stored: the record's page where the path has `:id`, else the list with the record beside it. */
  readonly leadsTo: string;
}

export interface SingletonBody<Form> extends Described {
  readonly form: readonly (Form | FieldGroup<Form>)[];
  /** Which value of a parameter of the address this is the page of; others lead nowhere. */
  readonly only?: { readonly param: string; readonly is: string };
  /** Above the form, such as what must be done first. */
  readonly Above?: PagePart;
  /** Below the form: what belongs to it and is no field of it. */
  readonly Below?: PagePart;
  /** After a change was stored. */
  readonly onSaved?: () => unknown;
  /** Who changes it, where no code of the entity says so. */
  readonly mayChange?: () => boolean;
  /** A hook that narrows what may be set, as by rules that are above those of the organisation. */
  readonly useLimits?: UseLimits;
}

/** What else limits a setting, from the server. */
export type UseLimits = (slug: string) => UseQueryResult<Limits>;

export interface Limits {
  /** The fields with their limits. */
  readonly fields: Fields;
  /** The record as it holds under the limits. */
  readonly holds: (record: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Fields that leave no choice. */
  readonly fixed: readonly string[];
}

export interface WizardBody<Form> extends Described {
  readonly steps: readonly {
    readonly id: string;
    readonly title: Text;
    readonly description?: Text;
    readonly fields: readonly Form[];
    /** It may be left out. */
    readonly isOptional?: boolean;
  }[];
  /** Where one goes once it is stored; `:id` is the record's. */
  readonly leadsTo: string;
}

/** Records of another list than the entity's own. */
export interface Elsewhere {
  /** Where they are, under the API root; `:org` is the organisation's slug. */
  readonly path?: string;
  /** What is asked there besides, such as in which role one looks. */
  readonly query?: Readonly<Record<string, string>>;
}

/** A report of the model as a page: what it says nowhere else, and where its records are. */
/** What an answer of a report's own is made of. */
export interface ReportAnswerProps {
  readonly slug: string;
  /** What the list of its records is asked: scope, filters and the days of the period. */
  readonly asked: Readonly<Record<string, string>>;
  /** Absent for all time. */
  readonly span: DaySpan | undefined;
  /** Where the records of some filters are. */
  readonly hrefOf: (filters: Readonly<Record<string, string>>) => string;
}

export interface ReportBody<F extends Fields, Row> extends Described, Elsewhere {
  /** The columns of its records, where they need more than the names of fields; absent: those of the report. */
  readonly columns?: readonly Column<ColumnName<F>, Row>[];
  /** Absent: those of the report. */
  readonly filters?: readonly FilterName<F>[];
  readonly empty?: Text;
  readonly Detail?: RecordDetail;
  /** The columns that the organization chose in place of these, for the table and its file; none while they are not known. */
  readonly useColumns?: (slug: string) => readonly ColumnName<F>[] | undefined;
  /** What answers in the place of the general drawing and figures, until the reader explores. */
  readonly Answer?: ComponentType<ReportAnswerProps>;
  /** Beside the export, with how the report is looked at. */
  readonly Actions?: ComponentType<{ readonly slug: string; readonly params: URLSearchParams }>;
}

/** A day that is counted from today where the organisation is; a negative number lies behind. */
export interface DayFromToday {
  readonly days: number;
}
/** @example where: { joined_on__gte: daysFromToday(-30) } */
export const daysFromToday = (days: number): DayFromToday => ({ days });

/** Some records of a list, and where that list is. Who may not open the list does not see them either. */
export interface Some extends Elsewhere {
  readonly id: string;
  readonly entity: Entity;
  /** Filters of the list, as they are in an address. */
  readonly where: Readonly<Record<string, string | DayFromToday>>;
  /** The catalogue path of the list. */
  readonly opens: string;
}

/** A number of an overview: how many records match. It opens that list. */
export interface Tile extends Some {
  readonly label: Text;
  readonly icon?: IconDrawing;
  readonly tone?: Tone;
  /** The list draws no conclusions and counts by itself. */
  readonly isCountedByList?: true;
}

/** A report of an overview, drawn from the records that a list answers. */
export interface ChartPanel extends Some {
  readonly report: Report;
}

/** A value of a choice as a figure. */
export interface BreakdownFigure {
  readonly value: string;
  readonly tone?: Tone;
  readonly icon?: IconDrawing;
  /** Shown only where records have it. */
  readonly isRare?: true;
  /** Asked when it is drawn; absent: always. */
  readonly isOffered?: () => boolean;
}

/** The records of a list by a choice, such as the employees of a day by where they are: one call for the figures of all and of each unit. */
export interface Breakdown extends Some {
  readonly title: Text;
  readonly groupBy: string;
  readonly figures: readonly BreakdownFigure[];
  /** Fields that the table below divides the figures by, such as the branch; the first one until the reader chooses. */
  readonly units: readonly [string, ...string[]];
}

/** The first few records of a list, a line each: the first column leads the line, the others end it. */
export interface ListPanel extends Some {
  readonly title: Text;
  /** Of a computed list, whose period the records are of. */
  readonly report?: Report;
  /** What a line opens above the overview. */
  readonly Detail?: RecordDetail;
  readonly columns: readonly string[];
  readonly sort: string;
  readonly empty?: Text;
  /** The day among the columns until which something is to be done: one that has passed stands out. */
  readonly due?: string;
}

export interface OverviewBody extends Described {
  /** Above everything else. */
  readonly breakdown?: Breakdown;
  readonly tiles: readonly Tile[];
  /** Counts of less weight than tiles, such as requests that are pending: lines of one sheet. */
  readonly counts?: { readonly title: Text; readonly of: readonly Tile[] };
  readonly charts?: readonly ChartPanel[];
  readonly lists?: readonly ListPanel[];
  readonly panels?: readonly {
    readonly id: string;
    readonly title: Text;
    /** It takes the width of two. */
    readonly isWide?: true;
    /** The catalogue path of the page that it is of: who may not open that does not see it. */
    readonly opens?: string;
    /** What is asked first: the panel is there while the answer is yes, as a list of what is still to be done. Absent: it is always there. */
    readonly isNeeded?: (slug: string) => { readonly queryKey: QueryKey; readonly queryFn: () => Promise<boolean> };
    readonly Panel: PagePart;
  }[];
}

export interface NotesAsked {
  readonly slug: string;
  /** The first and the last day that are shown. */
  readonly start: string;
  readonly end: string;
  readonly signal: AbortSignal;
}

export interface CalendarBody<F extends Fields, Row> extends Described, Elsewhere {
  readonly start: DayName<F>;
  readonly end?: DayName<F>;
  readonly label: ColumnName<F>;
  readonly filters?: readonly FilterName<F>[];
  /** What the list of the next records below the month is called; absent: there is none. */
  readonly upcoming?: Text;
  /** The catalogue path that a record opens: its page with `:id`, or the list in which it is next to the others. */
  readonly opens?: string;
  /** What is asked while the reader has chosen no filter, so that a month of many people shows what matters. */
  readonly unlessFiltered?: Readonly<Record<string, string>>;
  /** Absent: a record opens what `opens` says, or nothing. */
  readonly Detail?: RecordDetail;
  /** What a record is called in the month; absent: its label. */
  name?(record: Row): Text;
  /** Absent: that of its status. */
  tone?(record: Row): Tone | undefined;
  /** When on its day a record was, as the list of phones says it; empty: nothing is said. Absent: all day. */
  time?(record: Row, say: (instant: string) => string): string;
  /** On phones today comes first, then the days before it. */
  readonly isNewestFirst?: true;
  /** What days of the month are besides, by day, such as one on which too many are away. */
  dayNotes?(asked: NotesAsked): Promise<Readonly<Record<string, Text>>>;
  /** Between the filters and the month, with the first and the last day that are shown. */
  readonly Above?: ComponentType<{ readonly slug: string; readonly start: string; readonly end: string }>;
}
