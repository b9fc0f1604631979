import { ConfigProvider, Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { benchColumns, benchRows, type BenchRow } from '../../rows.ts';
import { Chip } from './chip.tsx';

let element: ReactNode;

window.bench = {
  prepare({ rows, columns: count, isRich }) {
    const described = benchColumns(count);
    const data = benchRows(rows, described);
    const columns = described.map(
      ({ id, header, isNumeric }, index): NonNullable<TableColumnsType<BenchRow>>[number] => ({
        key: id,
        dataIndex: id,
        title: header,
        width: 150,
        ...(isNumeric ? { align: 'right' as const } : {}),
        sorter: (a, b) => (isNumeric ? Number(a[id]) - Number(b[id]) : a[id]! < b[id]! ? -1 : a[id]! > b[id]! ? 1 : 0),
        ...(isRich && index === 0 ? { fixed: 'left', render: (value: string) => <Chip value={value} /> } : {}),
        ...(isRich && index === count - 1 ? { fixed: 'right' } : {}),
      }),
    );
    element = (
      <ConfigProvider theme={{ token: { motion: false } }}>
        <Table<BenchRow>
          virtual
          rowKey="id"
          size="middle"
          columns={columns}
          dataSource={data}
          pagination={false}
          scroll={{ x: count * 150, y: 556 }}
        />
      </ConfigProvider>
    );
  },
  mount() {
    createRoot(document.getElementById('app')!).render(element);
  },
};
