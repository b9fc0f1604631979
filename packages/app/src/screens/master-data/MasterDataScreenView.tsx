import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { Inline } from '@karmik/ui/Inline';
import { PlusIcon, UploadIcon } from '@karmik/ui/icons';
import { SegmentedControl } from '@karmik/ui/SegmentedControl';
import { Switch } from '@karmik/ui/Switch';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, MasterDataScreen } from '../kit/screens.ts';
import { canImport } from '../import/import-outcome.ts';
import { ExportButton } from '../list/ExportButton.tsx';
import { RecordList } from '../list/RecordList.tsx';
import { mayWrite } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { usePageParams } from '../providers/page-route.ts';
import { useScreenKey, useSlug } from '../providers/use-slug.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import { AssignToMany } from './AssignToMany.tsx';
import { RecordMenu } from './RecordMenu.tsx';

const RecordDrawer = lazy(async () => ({ default: (await import('./RecordDrawer.tsx')).RecordDrawer }));
const ImportDrawer = lazy(async () => ({ default: (await import('../import/ImportDrawer.tsx')).ImportDrawer }));
const RecordTree = lazy(async () => ({ default: (await import('./RecordTree.tsx')).RecordTree }));

/** A screen of what belongs to another record asks for that alone. */
const withinOf = (screen: MasterDataScreen, above: string | undefined): MasterDataScreen =>
  screen.within === undefined || above === undefined
    ? screen
    : { ...screen, query: { ...screen.query, [screen.within]: above } };

/** Puts the filters with which a list opens into its address, once: who takes them away sees all. */
function useOpening(
  filters: Readonly<Record<string, string>> | undefined,
  isBare: boolean,
  change: (next: Readonly<Record<string, string>>) => void,
): void {
  const isDone = useRef(!isBare);
  const open = useEffectEvent(change);
  useEffect(() => {
    if (isDone.current || filters === undefined) return;
    isDone.current = true;
    if (Object.keys(filters).length > 0) open(filters);
  }, [filters]);
}

/** A small list with its form in a drawer. The address says which record is open: `?open=4`, `?open=new`. */
export function MasterDataScreenView({ screen: declared }: { screen: MasterDataScreen }): ReactNode {
  const { id, pk } = usePageParams();
  const above = id ?? pk;
  const screen = withinOf(declared, above);
  const say = useModelText();
  const slug = useSlug();
  const key = useScreenKey();
  const { params, change } = useAddress();
  const { entity, Actions, Above, toMany } = screen;
  const opened = params.get('open');
  useOpening(screen.useOpensWith?.(slug), params.size === 0, change);
  const usualLook = screen.hasTree === 'first' ? 'tree' : 'list';
  const isTree = screen.hasTree !== undefined && (params.get('look') ?? usualLook) === 'tree';
  const canWrite = mayWrite(entity);
  const imports = canWrite && canImport(entity) && screen.within === undefined;
  const label = say(entity.label);
  const open = (id: string | null) => change({ open: id }, id !== null);
  const hrefOf = (record: AnyRecord) => {
    const next = new URLSearchParams(params);
    next.set('open', String(record.id));
    return `?${next.toString()}`;
  };
  const add = (
    <Button iconStart={<Icon of={PlusIcon} size="sm" />} onPress={() => open('new')}>
      {say(words.add(label))}
    </Button>
  );

  const look = screen.hasTree && (
    <SegmentedControl
      label={say(words.look)}
      value={isTree ? 'tree' : 'list'}
      onChange={(next) => change({ look: next === usualLook ? null : next })}
      options={[
        { id: 'list', label: say(words.list) },
        { id: 'tree', label: say(words.tree) },
      ]}
    />
  );

  return (
    <ScreenPage
      screen={screen}
      actions={
        <>
          {Actions && <Actions slug={slug} />}
          {toMany && <AssignToMany operation={toMany.operation} />}
          <ExportButton listing={screen} />
          {imports && (
            <Button
              variant="outline"
              tone="neutral"
              iconStart={<Icon of={UploadIcon} size="sm" />}
              onPress={() => change({ import: '1' }, true)}
            >
              {say(words.import)}
            </Button>
          )}
          {canWrite && add}
        </>
      }
    >
      {Above && <Above slug={slug} />}
      {isTree ? (
        <Suspense fallback={null}>
          <Inline justify="end">{look}</Inline>
          <RecordTree screen={screen} onOpen={open} />
        </Suspense>
      ) : (
        <RecordList
          listing={screen}
          screen={key}
          look="table"
          hrefOf={hrefOf}
          rowActions={(record) =>
            canWrite && !entity.isFinal ? <RecordMenu entity={entity} record={record} onEdit={open} /> : null
          }
          tools={
            (look || entity.archive) && (
              <>
                {entity.archive && (
                  <Switch
                    isSelected={params.get('archived') === 'true'}
                    onChange={(isOn) => change({ archived: isOn ? 'true' : null, page: null })}
                  >
                    {say(words.archived)}
                  </Switch>
                )}
                {look}
              </>
            )
          }
          emptyAction={canWrite ? add : undefined}
        />
      )}
      <Suspense fallback={null}>
        {opened && <RecordDrawer key={opened} screen={screen} above={above} id={opened} onClose={() => open(null)} />}
        {params.has('import') && imports && <ImportDrawer entity={entity} onClose={() => change({ import: null })} />}
      </Suspense>
    </ScreenPage>
  );
}
