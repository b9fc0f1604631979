import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { cx } from '../../foundation/cx.ts';
import { inlineVars } from '../../foundation/inline-vars.ts';
import { CheckGlyph, ChevronEndGlyph, GripGlyph } from '../../glyphs/glyphs.tsx';
import { useStrings } from '../../strings/strings-context.tsx';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { treeStrings } from './strings.ts';
import * as styles from './Tree.css.ts';
import type { TreeNode } from './tree-moves.ts';

interface TreeRowProps {
  node: TreeNode;
  loads: Readonly<Record<string, 'loading' | 'failed' | undefined>>;
  onRetry: (id: string) => void;
  hasCheckbox: boolean;
  isMovable: boolean;
}

/** A line and the lines below it. */
export function TreeRow({ node, loads, onRetry, hasCheckbox, isMovable }: TreeRowProps): ReactNode {
  const strings = useStrings('tree', treeStrings);
  const children = node.children ?? [];
  const isLazy = node.hasChildren === true && node.children === undefined;
  return (
    <TreeItem
      id={node.id}
      textValue={node.label}
      isDisabled={node.isDisabled ?? false}
      hasChildItems={children.length > 0 || isLazy}
      className={styles.row}
    >
      <TreeItemContent>
        {({ level, hasChildItems, isExpanded, isSelected, selectionMode, allowsDragging }) => (
          <div className={styles.line} style={inlineVars({ [styles.level]: level })}>
            {isMovable && allowsDragging === true && (
              <AriaButton slot="drag" aria-label={strings.drag(node.label)} className={styles.grip}>
                <GripGlyph />
              </AriaButton>
            )}
            {hasChildItems ? (
              <AriaButton
                slot="chevron"
                aria-label={isExpanded ? strings.collapse(node.label) : strings.expand(node.label)}
                className={styles.chevron}
              >
                <ChevronEndGlyph />
              </AriaButton>
            ) : (
              <span className={styles.noChevron} />
            )}
            {hasCheckbox && selectionMode === 'multiple' && <Checkbox slot="selection" />}
            {node.icon !== undefined && <span className={styles.icon}>{node.icon}</span>}
            <span className={styles.texts}>
              <span>{node.label}</span>
              {node.description !== undefined && <span className={styles.description}>{node.description}</span>}
            </span>
            {node.aside}
            {selectionMode === 'single' && <span className={styles.check}>{isSelected && <CheckGlyph />}</span>}
          </div>
        )}
      </TreeItemContent>
      {children.map((child) => (
        <TreeRow
          key={child.id}
          node={child}
          loads={loads}
          onRetry={onRetry}
          hasCheckbox={hasCheckbox}
          isMovable={isMovable}
        />
      ))}
      {isLazy && (
        <TreeItem id={`${node.id}/load`} textValue={strings.loading(node.label)} className={cx(styles.row)}>
          <TreeItemContent>
            {({ level }) => (
              <div className={cx(styles.line, styles.load)} style={inlineVars({ [styles.level]: level })}>
                <span className={styles.noChevron} />
                {loads[node.id] === 'failed' ? (
                  <>
                    <span role="alert">{strings.failed}</span>
                    <Button size="sm" variant="ghost" onPress={() => onRetry(node.id)}>
                      {strings.retry}
                    </Button>
                  </>
                ) : (
                  <Spinner size="sm" label={strings.loading(node.label)} isLabelVisible />
                )}
              </div>
            )}
          </TreeItemContent>
        </TreeItem>
      )}
    </TreeItem>
  );
}
