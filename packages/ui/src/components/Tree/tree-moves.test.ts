import { describe, expect, it } from 'vitest';
import { isCycle, moveNodes, type TreeNode } from './tree-moves.ts';

const nodes: readonly TreeNode[] = [
  { id: 'a', label: 'A', children: [{ id: 'b', label: 'B', children: [{ id: 'c', label: 'C' }] }] },
  { id: 'd', label: 'D' },
];

function shape(list: readonly TreeNode[]): string {
  return list.map(({ id, children }) => (children ? `${id}(${shape(children)})` : id)).join(' ');
}

describe('moves', () => {
  it('go before, after and inside', () => {
    expect(shape(moveNodes(nodes, { ids: ['d'], targetId: 'b', position: 'before' }))).toBe('a(d b(c))');
    expect(shape(moveNodes(nodes, { ids: ['c'], targetId: 'a', position: 'after' }))).toBe('a(b()) c d');
    expect(shape(moveNodes(nodes, { ids: ['b', 'd'], targetId: 'a', position: 'inside' }))).toBe('a(b(c) d)');
  });

  it('never go into what moves', () => {
    expect(isCycle(nodes, { ids: ['a'], targetId: 'c', position: 'inside' })).toBe(true);
    expect(isCycle(nodes, { ids: ['a'], targetId: 'b', position: 'before' })).toBe(true);
    expect(isCycle(nodes, { ids: ['b'], targetId: 'a', position: 'before' })).toBe(false);
    expect(moveNodes(nodes, { ids: ['a'], targetId: 'a', position: 'inside' })).toBe(nodes);
  });
});
