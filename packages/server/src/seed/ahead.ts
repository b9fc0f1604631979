/**
 * Works on items in their order, each begun while the one before is used, for work that runs beside this thread, such as drawing pictures.
 * @returns each item with what came of it
 */
export async function* ahead<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): AsyncGenerator<readonly [Item, Result]> {
  const begin = (index: number) => {
    const item = items[index];
    if (item === undefined) return undefined;
    const result = work(item, index);
    // Its failure is thrown where it is awaited, in its turn.
    result.catch(() => undefined);
    return { item, result };
  };
  let next = begin(0);
  for (let index = 1; next; index++) {
    const { item, result }: { item: Item; result: Promise<Result> } = next;
    next = begin(index);
    yield [item, await result];
  }
}
