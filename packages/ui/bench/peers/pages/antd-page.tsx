import { Button, DatePicker, Form, Input, Select, Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { benchColumns, benchRows, type BenchRow } from '../../rows.ts';

const described = benchColumns(5);
const rows = benchRows(50, described);

createRoot(document.getElementById('app')!).render(
  <Form layout="vertical">
    <Form.Item label="Name">
      <Input />
    </Form.Item>
    <Form.Item label="Place">
      <Input />
    </Form.Item>
    <Form.Item label="Team">
      <Select
        options={[
          { value: 'a', label: 'Finance' },
          { value: 'b', label: 'Support' },
        ]}
      />
    </Form.Item>
    <Form.Item label="Joined">
      <DatePicker />
    </Form.Item>
    <Button type="primary">Save</Button>
    <Table<BenchRow>
      rowKey="id"
      pagination={false}
      dataSource={rows}
      columns={described.map(({ id, header }) => ({
        key: id,
        dataIndex: id,
        title: header,
        sorter: (a, b) => (a[id]! < b[id]! ? -1 : 1),
      }))}
    />
  </Form>,
);
