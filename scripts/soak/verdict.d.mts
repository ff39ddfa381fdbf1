type Row = Readonly<Record<string, number>>

/** Rows of a table by the names in its first line. */
export function readTable(text: string): Row[]
/** Growth of a column in an hour. */
export function slopeOf(rows: readonly Row[], name: string): number
/** For each column whether it may grow as it does. */
export function judge(rows: readonly Row[]): { name: string; slope: number; isFlat: boolean }[]
