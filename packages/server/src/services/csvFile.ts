import type { SentFile } from '@kathasagar/api/contract'

export type CsvCell = string | number | boolean | null

/** Text that a table program takes for a formula: also behind spaces, and in full-width forms. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹫﹦−]|^[\t\r\n]/u
/** By this mark table programs know that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

function cell(value: CsvCell): string {
  if (typeof value !== 'string') return String(value ?? '')
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A row as CSV has it (RFC 4180); a text that would be a formula is told as text. */
export const csvRow = (values: readonly CsvCell[]) => `${values.map(cell).join(',')}\r\n`

/** Rows, the names of their columns first, as a file that table programs open. */
export const csvFile = (file_name: string, rows: string): SentFile => ({
  file_name,
  media_type: 'text/csv',
  bytes: new TextEncoder().encode(BYTE_ORDER_MARK + rows),
})
