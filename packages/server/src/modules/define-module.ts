/** What a module of the server is made of, said once: the server, its background work and the tests read it from here. */
import type { Access, Gate } from '../access/access.ts';
import type { RequestKind } from '../approval/decide.ts';
import { readersOfRequest } from '../approval/readers.ts';
import type { Context } from '../context.ts';
import type { EntityHooks } from '../entity/hooks.ts';
import type { ReadersByName } from '../entity/readers.ts';
import type { Api } from '../http/api.ts';

export type HooksByEntity = Readonly<Record<string, EntityHooks>>;
type SignalsByName<T> = Readonly<Record<string, (access: Access, context: Context) => Promise<T>>>;

/** Small work that any number of servers may do again and again. */
export interface RecurringWork {
  /** A phrase for the log, such as "mailing digests". */
  readonly name: string;
  /** Milliseconds from one run to the next. */
  readonly everyMs: number;
  readonly work: () => Promise<void>;
}

export interface ServerModule {
  /** The module's folder. */
  readonly name: string;
  /** Mount the module's own endpoints. Their order is of no account. */
  readonly routes?: readonly ((app: Api, context: Context) => void)[];
  /** Kinds of requests that the approval engine decides; their endpoints are among `routes`. */
  readonly requestKinds?: readonly RequestKind[];
  /** What the module adds to the general endpoints of its entities, by the entity's name. */
  readonly entityHooks?: HooksByEntity;
  /** The same for what the gate must hear of at once. */
  readonly gateHooks?: (gate: Gate) => HooksByEntity;
  /** Who reads records that have no endpoints from their declaration, or that a `scope` narrows; see `entity/readers.ts`. */
  readonly readers?: ReadersByName;
  /** How much waits for somebody behind entries of the menu, by the names that lines of the catalogue bear (TOP-14). */
  readonly menuCounters?: SignalsByName<number>;
  /** For whom an entry of the menu is at all (TOP-15, TOP-16). */
  readonly menuQualities?: SignalsByName<boolean>;
  /** Registers handlers of the module's kinds of jobs. */
  readonly jobs?: (context: Context) => void;
  /** The module's recurring work, on the pool of those for whom nobody waits. */
  readonly recurring?: (context: Context) => readonly RecurringWork[];
  /** Lets go of files that the module's records need no more, before unused uploads are removed. */
  readonly releaseFiles?: (context: Context) => Promise<void>;
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
  readonly readers: ReadersByName;
  readonly entityHooks: HooksByEntity;
  readonly menuCounters: SignalsByName<number>;
  readonly menuQualities: SignalsByName<boolean>;

  constructor(all: readonly ServerModule[]) {
    this.all = all;
    this.requestKinds = all.flatMap(({ requestKinds }) => requestKinds ?? []);
    this.readers = joined([
      Object.fromEntries(this.requestKinds.map((kind) => [kind.entity.name, readersOfRequest(kind)])),
      ...all.map(({ readers }) => readers),
    ]);
    this.entityHooks = joined(all.map(({ entityHooks }) => entityHooks));
    this.menuCounters = joined(all.map(({ menuCounters }) => menuCounters));
    this.menuQualities = joined(all.map(({ menuQualities }) => menuQualities));
  }

  /** The hooks of all entities, with those that tell the gate. */
  hooksWith(gate: Gate): HooksByEntity {
    return joined([this.entityHooks, ...this.all.map(({ gateHooks }) => gateHooks?.(gate))]);
  }
}
