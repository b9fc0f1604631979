/** What a module of the server is made of, said once: the server, its background work and the tests read it from here. */
import type { HomeParts } from '@karmik/model/home/home';
import type { Access, Gate } from '../access/access.ts';
import type { RequestKind } from '../approval/request-kind.ts';
import type { Context } from '../context.ts';
import type { EntityHooks } from '../entity/hooks.ts';
import type { ReadersByName } from '../entity/readers.ts';
import type { Text } from '@karmik/model/kit/text';
import type { Seed } from '../seed/demo-organization.ts';
import type { BoundOperation } from '../operations/operation.ts';
import type { BoundQuery } from '../queries/query.ts';
import type { PayItemSource } from '../pay-items/port.ts';
import { readersByScopes, tableOf } from '../entity/scope.ts';
import type { Api } from '../http/api.ts';

export type HooksByEntity = Readonly<Record<string, EntityHooks>>;
type SignalsByName<T> = Readonly<Record<string, (access: Access, context: Context) => Promise<T>>>;

/** A list in which something may wait for someone, beside requests. */
export interface InboxList {
  readonly name: string;
  readonly label: Text;
  /** How much waits there; 0 for whom it is not. */
  readonly count: (access: Access, context: Context) => Promise<number>;
  /** The page of the list. */
  readonly url: (access: Access) => string;
}

/** Small work that any number of servers may do again and again. */
export interface RecurringWork {
  /** A phrase for the log, such as "mailing digests". */
  readonly name: string;
  /** Milliseconds from one run to the next. Absent for work that is due at a time: the setting KARMIK_DUE_SECONDS. */
  readonly everyMs?: number;
  readonly work: () => Promise<void>;
}

/** What the demo has of a module. It is loaded by the process that makes the demo, and by no server. */
export interface ModuleSeed {
  /** Modules whose records it builds on, or whose story comes before its own. */
  readonly after?: readonly string[];
  /** What comes once other modules have their records, which begin after the first part. */
  readonly next?: Omit<ModuleSeed, 'next'>;
  readonly load: () => Promise<{ readonly seed: Seed }>;
}

export interface ServerModule {
  /** The module's folder. */
  readonly name: string;
  /** Mount the module's own endpoints. Their order is of no account. */
  readonly routes?: readonly ((app: Api, context: Context) => void)[];
  /** Kinds of requests that the approval engine decides; their endpoints are among `routes`. */
  readonly requestKinds?: readonly RequestKind[];
  /** Operations with their rules; their endpoints and jobs follow. */
  readonly operations?: readonly BoundOperation[];
  /** Computed lists with the functions that answer their rows; their endpoints follow. */
  readonly queries?: readonly BoundQuery[];
  /** What the module hands in to payrolls. */
  readonly payItems?: readonly PayItemSource[];
  /** What the module adds to the general endpoints of its entities, by the entity's name. */
  readonly entityHooks?: HooksByEntity;
  /** The same for what the gate must hear of at once. */
  readonly gateHooks?: (gate: Gate) => HooksByEntity;
  /** Who reads what no entity declares, or what only a statement can say; see `entity/readers.ts`. */
  readonly readers?: ReadersByName;
  /** How much waits for someone behind entries of the menu, by the names that lines of the catalogue bear (TOP-14). */
  readonly menuCounters?: SignalsByName<number>;
  /** For whom an entry of the menu is at all (TOP-15, TOP-16). */
  readonly menuQualities?: SignalsByName<boolean>;
  /** A word on the state of a setting, such as which year is the current one, by the entity's name. */
  readonly settingNotes?: SignalsByName<Text | undefined>;
  /** What of the module is on someone's home; undefined for whom it is not. */
  readonly home?: {
    readonly [K in keyof HomeParts]?: (access: Access, context: Context) => Promise<HomeParts[K] | undefined>;
  };
  /** Lists in which something may wait for someone, in their inbox. */
  readonly inbox?: readonly InboxList[];
  /** Registers handlers of the module's kinds of jobs. */
  readonly jobs?: (context: Context) => void;
  /** The module's recurring work, on the pool of those for whom no one waits. */
  readonly recurring?: (context: Context) => readonly RecurringWork[];
  /** Tables and views that many answers read; each connection reads what they are before anybody waits for it. */
  readonly readByMany?: readonly string[];
  /** Lets go of files that the module's records need no more, before unused uploads are removed. */
  readonly releaseFiles?: (context: Context) => Promise<void>;
  readonly seed?: ModuleSeed;
}

export const defineModule = (module: ServerModule): ServerModule => module;

/** Puts what modules say by name together. @throws where two modules say the same name */
function joined<T>(parts: readonly (Readonly<Record<string, T>> | undefined)[]): Readonly<Record<string, T>> {
  const all: Record<string, T> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (name in all) throw new Error(`Two modules say something of ${name}.`);
    all[name] = value;
  }
  return all;
}

/** All modules of a server, for what goes over all of them. */
export class Modules {
  readonly all: readonly ServerModule[];
  readonly requestKinds: readonly RequestKind[];
  /** Operations by their names. */
  readonly operations: ReadonlyMap<string, BoundOperation>;
  readonly queries: readonly BoundQuery[];
  /** Sources of amounts for payrolls, in the order in which they recover. */
  readonly payItems: readonly PayItemSource[];
  readonly readers: ReadersByName;
  readonly entityHooks: HooksByEntity;
  readonly menuCounters: SignalsByName<number>;
  readonly menuQualities: SignalsByName<boolean>;
  readonly settingNotes: SignalsByName<Text | undefined>;
  readonly homeParts: SignalsByName<unknown>;
  readonly inboxLists: readonly InboxList[];

  constructor(all: readonly ServerModule[]) {
    this.all = all;
    this.requestKinds = all.flatMap(({ requestKinds }) => requestKinds ?? []);
    this.operations = new Map(
      all.flatMap(({ operations }) => operations ?? []).map((bound) => [bound.operation.name, bound]),
    );
    this.queries = all.flatMap(({ queries }) => queries ?? []);
    this.payItems = all.flatMap(({ payItems }) => payItems ?? []);
    this.readers = joined([
      Object.fromEntries(this.requestKinds.map((kind) => [kind.entity.name, readersByScopes(tableOf(kind.entity))])),
      ...all.map(({ readers }) => readers),
    ]);
    this.entityHooks = joined(all.map(({ entityHooks }) => entityHooks));
    this.menuCounters = joined(all.map(({ menuCounters }) => menuCounters));
    this.menuQualities = joined(all.map(({ menuQualities }) => menuQualities));
    this.settingNotes = joined(all.map(({ settingNotes }) => settingNotes));
    this.homeParts = joined<(access: Access, context: Context) => Promise<unknown>>(all.map(({ home }) => home));
    this.inboxLists = all.flatMap(({ inbox }) => inbox ?? []);
  }

  /** The seeds of the demo, each after those that it names. @throws where one names a module without a seed, or itself by way of others */
  get seeds(): readonly (ModuleSeed & { readonly name: string })[] {
    const ordered = new Map<string, ModuleSeed>();
    const parts = new Map<string, ModuleSeed>();
    for (const { name, seed } of this.all) {
      if (seed) parts.set(name, seed);
      if (seed?.next) parts.set(`${name}, next part`, { ...seed.next, after: [name, ...(seed.next.after ?? [])] });
    }
    const add = (name: string, namedBy: readonly string[]): void => {
      if (ordered.has(name)) return;
      const seed = parts.get(name);
      if (!seed || namedBy.includes(name)) throw new Error(`No seed of ${name} can come before ${namedBy.at(-1)}.`);
      for (const before of seed.after ?? []) add(before, [...namedBy, name]);
      ordered.set(name, seed);
    };
    for (const name of parts.keys()) add(name, []);
    return Array.from(ordered, ([name, seed]) => ({ ...seed, name }));
  }

  /** The hooks of all entities, with those that tell the gate. */
  hooksWith(gate: Gate): HooksByEntity {
    return joined([this.entityHooks, ...this.all.map(({ gateHooks }) => gateHooks?.(gate))]);
  }
}
