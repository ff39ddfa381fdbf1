export type CsvCell = string | number | boolean | null

/** What a table program would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: CsvCell): string {
  if (typeof value !== 'string') return String(value ?? '')
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A row as CSV has it (RFC 4180); a text that would be a formula is told as text. */
export const csvRow = (values: readonly CsvCell[]) => `${values.map(cell).join(',')}\r\n`
