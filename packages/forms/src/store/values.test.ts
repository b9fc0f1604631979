import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isSame } from './same.ts';
import { createValueStore } from './values.ts';

const trip = () => ({
  title: 'To Pokhara',
  place: { latitude: 28, longitude: 84 },
  legs: [{ to: 'Mugling' }, { to: 'Damauli' }, { to: 'Pokhara' }],
});

describe('the values of a form', () => {
  it('are found at their paths, and nothing is elsewhere', () => {
    const store = createValueStore(trip());
    expect(store.at('place.longitude')).toBe(84);
    expect(store.at('legs.1.to')).toBe('Damauli');
    expect(store.at('')).toBe(store.all());
    for (const path of ['legs.3.to', 'title.length', 'constructor', 'place.toString', 'unknown.1'])
      expect(store.at(path)).toBeUndefined();
  });

  it('notify the listeners of what has changed, and no others', () => {
    const store = createValueStore(trip());
    const notified = (path: string) => {
      const listener = vi.fn();
      store.subscribe(path, listener);
      return listener;
    };
    const [whole, title, legs, first, second] = ['', 'title', 'legs', 'legs.0.to', 'legs.1.to'].map(notified);
    store.set('legs.1.to', 'Abu Khaireni');
    for (const listener of [whole, legs, second]) expect(listener).toHaveBeenCalledOnce();
    for (const listener of [title, first]) expect(listener).not.toHaveBeenCalled();
  });

  it('notify once for several changes, and not at all for none', () => {
    const store = createValueStore(trip());
    const listener = vi.fn();
    const stop = store.subscribe('', listener);
    store.setMany({ title: 'To Jomsom', 'place.latitude': 29 });
    expect(listener).toHaveBeenCalledOnce();
    store.set('title', 'To Jomsom');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    store.set('title', 'To Dolpo');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('keep the keys of entries that are changed, moved and joined by others', () => {
    const store = createValueStore(trip());
    const [a, b, c] = store.keysOf('legs');
    store.set('legs.0.to', 'Naubise');
    store.move('legs', 0, 2);
    expect(store.keysOf('legs')).toEqual([b, c, a]);
    store.append('legs', { to: 'Baglung' });
    store.remove('legs', 1);
    expect(store.keysOf('legs').slice(0, 2)).toEqual([b, a]);
    expect(store.at('legs')).toEqual([{ to: 'Damauli' }, { to: 'Naubise' }, { to: 'Baglung' }]);
    expect(new Set([a, b, c, store.keysOf('legs')[2]]).size).toBe(4);
  });

  it('answer the same keys until an entry is added, removed or moved, so that nothing is drawn again', () => {
    const store = createValueStore<{ legs: unknown; title: string }>(trip());
    const keys = store.keysOf('legs');
    store.set('legs.2.to', 'Lumle');
    expect(store.keysOf('legs')).toBe(keys);
    store.set('legs', null);
    expect(store.keysOf('legs')).toEqual([]);
    expect(store.keysOf('legs')).toBe(store.keysOf('legs'));
    store.append('legs', { to: 'Ghandruk' });
    expect(store.at('legs')).toEqual([{ to: 'Ghandruk' }]);
  });

  it('ignore a control whose entry was removed', () => {
    const store = createValueStore(trip());
    store.remove('legs', 2);
    const before = store.all();
    store.set('legs.2.to', 'Late');
    expect(store.all()).toBe(before);
  });

  it('are dirty while they differ from their defaults', () => {
    const store = createValueStore(trip());
    store.set('legs.0.to', 'Naubise');
    expect([store.isDirty(), store.isDirty('legs.0'), store.isDirty('legs.1')]).toEqual([true, true, false]);
    expect(Object.keys(store.dirty())).toEqual(['legs']);
    store.set('legs.0.to', 'Mugling');
    expect(store.isDirty()).toBe(false);
  });

  it('become the defaults once they are stored', () => {
    const store = createValueStore(trip());
    const listener = vi.fn();
    store.set('title', 'To Jomsom');
    store.subscribe('', listener);
    store.setDefaults(store.all());
    expect(listener).toHaveBeenCalledOnce();
    expect(store.isDirty()).toBe(false);
    store.set('title', 'To Dolpo');
    store.reset();
    expect(store.at('title')).toBe('To Jomsom');
  });
});

interface Leg {
  readonly to: string;
  readonly stops: readonly string[];
}
type Plan = { title: string | null; place: { x: number; y: number } | null; legs: Leg[] };

const texts = fc.constantFrom('', 'a', 'b', 'c');
const legs = fc.record({ to: texts, stops: fc.array(texts, { maxLength: 2 }) });
const places = fc.option(fc.record({ x: fc.nat(2), y: fc.nat(2) }));
const plans = fc.record({ title: fc.option(texts), place: places, legs: fc.array(legs, { maxLength: 4 }) });
const at = fc.nat(3);

const steps = fc.oneof(
  fc.record({ do: fc.constant('title' as const), title: fc.option(texts) }),
  fc.record({ do: fc.constant('place' as const), place: places }),
  fc.record({ do: fc.constant('x' as const), x: fc.nat(2) }),
  fc.record({ do: fc.constant('to' as const), place: at, to: texts }),
  fc.record({ do: fc.constant('many' as const), title: texts, place: at, to: texts }),
  fc.record({ do: fc.constant('legs' as const), legs: fc.array(legs, { maxLength: 4 }) }),
  fc.record({ do: fc.constant('append' as const), leg: legs }),
  fc.record({ do: fc.constant('remove' as const), place: at }),
  fc.record({ do: fc.constant('move' as const), from: at, to: at }),
  fc.record({ do: fc.constant('reset' as const) }),
  fc.record({ do: fc.constant('defaults' as const) }),
);

type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never;
type Store = ReturnType<typeof createValueStore<Plan>>;

function act(store: Store, step: Step): void {
  switch (step.do) {
    case 'title':
      return store.set('title', step.title);
    case 'place':
      return store.set('place', step.place);
    case 'legs':
      return store.set('legs', step.legs);
    case 'x':
      return store.set('place.x', step.x);
    case 'to':
      return store.set(`legs.${step.place}.to`, step.to);
    case 'many':
      return store.setMany({ title: step.title, [`legs.${step.place}.to`]: step.to });
    case 'append':
      return store.append('legs', step.leg);
    case 'remove':
      return store.remove('legs', step.place);
    case 'move':
      return store.move('legs', step.from, step.to);
    case 'reset':
      return store.reset();
    case 'defaults':
      return store.setDefaults(store.all());
  }
}

/** Plain values that are changed in place, with the key of each entry of the list. */
interface Model {
  defaults: Plan;
  now: Plan;
  keys: (string | undefined)[];
}

function follow(model: Model, step: Step): void {
  const { now } = model;
  const write = (place: number, to: string) => {
    if (place < now.legs.length) now.legs[place] = { ...now.legs[place]!, to };
  };
  switch (step.do) {
    case 'title':
      now.title = step.title;
      return;
    case 'place':
      now.place = structuredClone(step.place);
      return;
    case 'x':
      now.place = { ...now.place, x: step.x } as Plan['place'];
      return;
    case 'to':
      return write(step.place, step.to);
    case 'many':
      now.title = step.title;
      return write(step.place, step.to);
    case 'legs':
      now.legs = structuredClone(step.legs);
      model.keys = step.legs.map(() => undefined);
      return;
    case 'append':
      now.legs.push(step.leg);
      model.keys.push(undefined);
      return;
    case 'remove':
      now.legs.splice(step.place, 1);
      model.keys.splice(step.place, 1);
      return;
    case 'move': {
      now.legs.splice(step.to, 0, ...now.legs.splice(step.from, 1));
      model.keys.splice(step.to, 0, ...model.keys.splice(step.from, 1));
      return;
    }
    case 'reset':
      model.now = structuredClone(model.defaults);
      model.keys = model.now.legs.map(() => undefined);
      return;
    case 'defaults':
      model.defaults = structuredClone(now);
  }
}

const paths = ['', 'title', 'place', 'place.x', 'legs', 'legs.0', 'legs.0.to', 'legs.1.to', 'legs.2.stops', 'legs.3'];

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

it('the store does what plain values do, keeps keys with their entries, and notifies each path of its own changes', () => {
  fc.assert(
    fc.property(plans, fc.array(steps, { maxLength: 25 }), (first, script) => {
      const store = createValueStore<Plan>(frozen(structuredClone(first)));
      const model: Model = {
        defaults: structuredClone(first),
        now: structuredClone(first),
        keys: [...store.keysOf('legs')],
      };
      const notified = new Set<string>();
      for (const path of paths) store.subscribe(path, () => notified.add(path));
      for (const step of script) {
        const before = paths.map((path) => store.at(path));
        notified.clear();
        act(store, frozen(step));
        frozen(store.all());
        follow(model, step);

        expect(store.all()).toEqual(model.now);
        expect(store.isDirty()).toBe(!isSame(model.now, model.defaults));
        expect(store.dirty()).toEqual(
          Object.fromEntries(
            Object.entries(model.now).filter(([name, value]) => !isSame(value, model.defaults[name as keyof Plan])),
          ),
        );
        const keys = store.keysOf('legs');
        expect(new Set(keys).size).toBe(model.now.legs.length);
        for (const [place, key] of model.keys.entries()) if (key !== undefined) expect(keys[place]).toBe(key);
        model.keys = [...keys];
        for (const [index, path] of paths.entries()) {
          const hasChanged = !Object.is(store.at(path), before[index]);
          if (!isSame(store.at(path), before[index])) expect(hasChanged).toBe(true);
          expect(notified.has(path)).toBe(hasChanged || step.do === 'defaults');
        }
      }
    }),
  );
});
