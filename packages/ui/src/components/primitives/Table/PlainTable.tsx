import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { tableStyles as styles } from './Table.styles.ts'
import type { TablePartsProps } from './Table.tsx'
import type { TableColumn } from './tableColumn.ts'

/** Facts within a page: rows stay rows on a phone, and the place around them scrolls. */
export function PlainTable<Row>({
  label,
  isLabelShown = false,
  columns,
  items,
  rowKey,
  ...native
}: TablePartsProps<Row>) {
  return (
    <table {...native} css={styles.plain}>
      <caption css={styles.caption}>
        {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </caption>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <PlainCell column={column} key={column.id} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PlainCellProps<Row> {
  /** Column that the cell is part of. */
  column: TableColumn<Row>
  /** The row that the cell is part of. */
  row: Row
}

function PlainCell<Row>({ column, row }: PlainCellProps<Row>) {
  return column.isRowHeader ? <th scope="row">{column.cell(row)}</th> : <td>{column.cell(row)}</td>
}
