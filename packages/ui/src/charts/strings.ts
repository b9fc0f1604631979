export const chartsStrings = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  category: 'Category',
  value: 'Value',
  share: 'Share',
};
