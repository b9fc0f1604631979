import { describe, expect, it } from 'vitest';
import { orgLayout, CARD_HEIGHT, CARD_WIDTH } from './org-layout.ts';
import { findEntries, orgTree, type OrgEntry } from './org-tree.ts';

const entry = (id: string, parentId: string | null): OrgEntry => ({ id, parentId, name: `Person ${id}` });

describe('hierarchy', () => {
  it('counts who is below', () => {
    const { nodes } = orgTree([entry('a', null), entry('b', 'a'), entry('c', 'b'), entry('d', 'a')]);
    expect(nodes.get('a')?.below).toBe(3);
    expect(nodes.get('b')?.below).toBe(1);
    expect(nodes.get('c')?.level).toBe(3);
  });

  it('loses no one in a ring or under someone who is gone', () => {
    const { roots, nodes } = orgTree([entry('a', 'c'), entry('b', 'a'), entry('c', 'b'), entry('d', 'gone')]);
    expect(nodes.size).toBe(4);
    expect(roots.map((root) => root.entry.id)).toEqual(['d', 'a']);
  });

  it('finds by every word', () => {
    const tree = orgTree([entry('a', null), { ...entry('b', 'a'), title: 'Guide' }]);
    expect(findEntries(tree, 'guide person')).toEqual(['b']);
    expect(findEntries(tree, ' ')).toEqual([]);
  });
});

describe('layout', () => {
  const people = Array.from({ length: 400 }, (_, index) =>
    entry(String(index), index === 0 ? null : String(Math.floor((index - 1) / 6))),
  );
  const tree = orgTree(people);
  const open = new Set(people.map(({ id }) => id));

  it.each([false, true])('lays no card over another, right to left: %s', (isRtl) => {
    const { cards } = orgLayout(tree.roots, open, isRtl);
    expect(cards).toHaveLength(400);
    for (const [index, a] of cards.entries()) {
      for (const b of cards.slice(index + 1)) {
        const isApart = Math.abs(a.x - b.x) >= CARD_WIDTH || Math.abs(a.y - b.y) >= CARD_HEIGHT;
        expect(isApart, `${a.node.entry.id} and ${b.node.entry.id}`).toBe(true);
      }
    }
  });

  it('shows nothing below what is closed', () => {
    expect(orgLayout(tree.roots, new Set(['0']), false).cards).toHaveLength(7);
  });
});
