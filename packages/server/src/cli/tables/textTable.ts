export type Column<Row> = readonly [title: string, of: (row: Row) => string]

export function textTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  left: number,
): string {
  const cells = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, of]) => of(row))),
  ]
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)))
  return cells
    .map((line) =>
      line
        .map((cell, i) => (i < left ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
